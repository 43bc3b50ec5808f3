// Before anything is drawn: the light and the language that were chosen, else the browser's (src/lib/preferences.svelte.ts).
(function () {
  var chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("ludotheque") || "{}");
  } catch (_) {} // no storage: as the browser likes it
  var night = chosen.light ? chosen.light === "night" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.light = night ? "night" : "day";
})();

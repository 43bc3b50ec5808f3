// Before anything is drawn (preferences.svelte.ts).
(function () {
  var chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("ludotheque") || "{}");
  } catch (_) {}
  var night = chosen.light ? chosen.light === "night" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.light = night ? "night" : "day";
})();

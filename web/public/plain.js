// If the page does not come, or not its words (main.ts).
(function () {
  var said = {
    fr: ["Il manque une partie de cette page : elle n'est pas arrivée.", "Réessayer"],
    en: ["A part of this page is missing: it did not arrive.", "Try again"],
  };
  function tell() {
    var main = document.createElement("main");
    main.setAttribute("role", "alert");
    main.style.cssText = "max-width: 32rem; margin: 20vh auto; padding: 1rem; text-align: center; font-family: sans-serif";
    for (var language in said) {
      var sentence = document.createElement("p");
      var again = document.createElement("button");
      sentence.textContent = said[language][0];
      again.textContent = said[language][1];
      again.style.cssText = "min-height: 44px; padding: 0 1em";
      sentence.lang = again.lang = language;
      again.onclick = function () {
        location.reload();
      };
      main.append(sentence, again);
    }
    document.getElementById("house").replaceChildren(main);
  }
  addEventListener("house-missing", tell);
  addEventListener("error", function (event) {
    if (event.target instanceof HTMLScriptElement) tell();
  }, true); // prettier-ignore
})();

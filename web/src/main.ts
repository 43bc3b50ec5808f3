import { mount } from "svelte";

import App from "./App.svelte";
import { watchParts } from "./lib/parts";
import { preferences } from "./lib/preferences.svelte";
import "./style/tokens.css";
import "./style/fonts.css";
import "./style/base.css";

watchParts();
try {
  await preferences.live();
  mount(App, { target: document.getElementById("house")! });
} catch (fault) {
  console.error(fault);
  dispatchEvent(new Event("house-missing")); // public/plain.js: without words, or worse
}

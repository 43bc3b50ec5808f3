import { mount } from "svelte";

import App from "./App.svelte";
import { preferences } from "./lib/preferences.svelte";
import "./style/tokens.css";
import "./style/fonts.css";
import "./style/base.css";

await preferences.live();
mount(App, { target: document.getElementById("house")! });

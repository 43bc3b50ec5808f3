/** What everybody has seen of this turn and the last. */

import type { Scene } from "../../lib/game";
import { told } from "../../lib/record";
import type { Speaker } from "../../lib/speaker";
import { lineOf } from "./journal";
import { table } from "./pieces";

export const history = (scene: Scene, speaker: Speaker): string[] => told(table(scene), speaker, lineOf);

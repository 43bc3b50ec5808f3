/** The ancestors, put together from parts: twelve faces that nobody mixes up. */

import { Hand, soft } from "./hand";

const shape = (path: string, fill: string, more = "") => `<path d="${path}" fill="${fill}" ${more}/>`;
const both = (half: string) => `${half}<g transform="scale(-1 1)">${half}</g>`;

const PARTS: Record<"face" | "hair" | "hat" | "brow" | "eye" | "nose" | "moustache" | "mouth" | "neck", Record<string, string>> = {
  face: {
    egg: 'M-13-8C-14-23 14-23 13-8 14 8 8 21 0 22-8 21-14 8-13-8Z',
    round: 'M-17 0C-17-21 17-21 17 0 17 14 9 20 0 20-9 20-17 14-17 0Z',
    jaw: 'M-13-12C-10-21 10-21 13-12L16 9Q13 21 0 21-13 21-16 9Z',
    pear: 'M-10-12C-8-21 8-21 10-12 12-2 20 3 19 12 16 23-16 23-19 12-20 3-12-2-10-12Z',
    chin: 'M-16-9C-14-22 14-22 16-9 16 1 7 23 1 26-6 21-16 1-16-9Z',
  },
  hair: {
    none: '',
    tuft: both('<path fill="var(--h)" d="M-11-13C-23-21-29-7-23-3-30 3-23 14-12 9Z"/>'),
    shock: shape('M-14 9L-27 11-20 3-30-5-20-8-27-20-14-17-15-31-4-21 2-35 7-21 19-30 16-16 29-18 20-7 30-3 20 4 27 13 14 9Z','var(--h)'),
    wig: shape('M-10-18C-26-25-29-9-24-5-31 0-29 8-25 10-31 16-26 27-17 24-10 26-10 14-12 4L12 4C10 14 10 26 17 24 26 27 31 16 25 10 29 8 31 0 24-5 29-9 26-25 10-18 4-25-4-25-10-18Z','var(--h)')+'<path fill="none" d="M-23-5q6 2 9-1M-24 10q5 3 9 0M23-5q-6 2-9-1M24 10q-5 3-9 0"/>',
    hive: shape('M-17 6C-23-8-20-15-16-17-21-26-11-37 0-37 11-37 21-26 16-17 20-15 23-8 17 6Z','var(--h)')+'<path fill="none" d="M-15-17Q0-11 15-17M-14-27Q0-22 14-27"/>',
    bob: shape('M-16 16C-26 0-22-25 0-26 22-25 26 0 16 16L11 14V-6H-11V14Z','var(--h)'),
    braid: both('<path fill="var(--h)" d="M-11-16C-24-8-22 4-20 8-26 13-19 18-21 22-25 27-19 33-16 35-12 29-14 24-15 20-11 16-15 10-12 4Z"/>'),
  },
  hat: {
    none: '',
    crown: `<g transform="rotate(-9)">${shape('M-13-15L-18-33-8-25 0-37 8-25 18-33 13-15Q0-10-13-15Z','var(--gold-1)')}<circle cy="-19" r="2.5" fill="var(--p0)"/></g>`,
    fool: shape('M-16-11C-15-24-22-29-28-17-28-36-6-38 0-25 6-38 28-36 28-17 22-29 15-24 16-11 8-16-8-16-16-11Z','var(--t)')+shape('M0-25C6-38 28-36 28-17 22-29 15-24 16-11Q8-15 0-15Z','var(--gold-1)')+'<circle cx="-28" cy="-15" r="3.4" fill="var(--gold-l)"/><circle cx="27" cy="-15" r="3.4" fill="var(--gold-l)"/>',
    night: shape('M-15-13C-17-31 7-38 20-27 28-20 28-8 26-1 23-9 19-15 13-14Z','var(--t)')+'<path fill="none" d="M-12-23L4-33M-4-17L15-28M10-15L21-23"/><path d="M-17-10Q0-17 17-12L16-17Q0-22-16-16Z" fill="#fff7e2"/><circle cx="26" cy="2" r="4.6" fill="#fff7e2"/>',
    cone: shape('M-14-12L6-41 14-13Q0-19-14-12Z','var(--t)')+shape('M6-38C20-34 28-16 27 12 22 0 16-18 5-34Z','#fff7e2')+'<path fill="none" d="M-8-20Q2-22 12-19"/>',
    pan: shape('M-17-12L-15-30H15L17-12Q0-8-17-12Z','#7d8794')+shape('M15-27L31-34 32-30 16-22Z','var(--wood-2)')+'<path fill="none" stroke="#d5dbe0" stroke-width="2.4" d="M-11-26L-12-16"/>',
    nest: shape('M-20-16C-16-26 16-26 20-16 15-9-15-9-20-16Z','#a9713f')+'<path fill="none" d="M-17-14L-3-20M-9-11L8-20M2-11L17-17"/>'+shape('M-7-24C-8-34 4-38 8-30L15-28 8-25C6-21-5-20-7-24Z','#6fa8c9')+'<circle cx="5" cy="-30" r="1.3" fill="#000"/>',
    wick: shape('M-20-13Q0-7 20-13L12-16V-20H-12V-16Z','var(--t)')+shape('M-4-21H4V-32H-4Z','#fff7e2')+shape('M0-40C4-36 3-33 0-33-3-33-4-36 0-40Z','var(--fire)','stroke-width="1.2"'),
    horn: shape('M-15-12C-16-31 16-31 15-12Q0-17-15-12Z','#8f98a3')+both('<path fill="#fff7e2" d="M-14-19C-25-19-30-29-26-38-23-30-19-27-12-26Z"/>'),
  },
  brow: {
    angry: '<path d="M-14-12L-3-7M14-12L3-7" stroke-width="3.8"/>',
    arch: '<path fill="none" d="M-14-9C-11-16-5-15-3-11M14-9C11-16 5-15 3-11" stroke-width="2.4"/>',
    uni: shape('M-15-8C-9-14-3-9 0-10 3-9 9-14 15-8 9-10 3-5 0-6-3-5-9-10-15-8Z','var(--h)'),
    bush: shape('M-17-16L-3-9-3-5-14-8-11-11ZM17-16L3-9 3-5 14-8 11-11Z','var(--h)'),
    sad: '<path d="M-14-8L-4-13M14-8L4-13" stroke-width="2.6"/>',
    odd: '<path fill="none" d="M-14-13C-11-18-5-17-3-13M3-9L14-6" stroke-width="3"/>',
  },
  eye: {
    mad: '<circle cx="-6.5" cy="-2.5" r="5.2" fill="#fff"/><circle cx="7" cy="-2.5" r="3.8" fill="#fff"/><circle fill="#221d33" stroke="none" cx="-6.5" cy="-2.5" r="1.5"/><circle fill="#221d33" stroke="none" cx="7" cy="-2.5" r="1.7"/>',
    cross: '<circle cx="-5.5" cy="-2.5" r="4.6" fill="#fff"/><circle cx="5.5" cy="-2.5" r="4.6" fill="#fff"/><circle fill="#221d33" stroke="none" cx="-3" cy="-1.5" r="1.7"/><circle fill="#221d33" stroke="none" cx="3" cy="-1.5" r="1.7"/>',
    squint: '<path fill="none" d="M-11-2Q-7-5-3-2M11-2Q7-5 3-2"/><circle fill="#221d33" stroke="none" cx="-7" cy="-1.6" r="1.8"/><circle fill="#221d33" stroke="none" cx="7" cy="-1.6" r="1.8"/><path fill="none" stroke-width="1.2" d="M-11 2Q-7 4-4 2M11 2Q7 4 4 2"/>',
    mono: '<circle fill="#221d33" stroke="none" cx="-6" cy="-2" r="2"/><circle cx="7" cy="-2" r="6.2" fill="#fff" stroke="var(--gold-d)" stroke-width="2.4"/><circle fill="#221d33" stroke="none" cx="7" cy="-2" r="2.6"/><path fill="none" stroke="var(--gold-d)" d="M11 3Q16 14 14 24"/>',
    patch: '<path d="M-17-12L16-4" stroke-width="2"/><path d="M-12-6H-1L-2 2Q-7 5-11 1Z" fill="#221d33"/><circle cx="7" cy="-2.5" r="4.8" fill="#fff"/><circle fill="#221d33" stroke="none" cx="8" cy="-2" r="1.8"/>',
    spin: '<circle cx="-6" cy="-2.5" r="5" fill="#fff"/><circle cx="6.5" cy="-2.5" r="5" fill="#fff"/><path fill="none" stroke-width="1.4" d="M-6-2.5a1.5 1.5 0 1 1 2 1 3 3 0 1 1-4-3M6.5-2.5a1.5 1.5 0 1 1 2 1 3 3 0 1 1-4-3"/>',
    lid: '<path d="M-11-4Q-6-7-2-3-3 2-7 2-11 1-11-4ZM11-4Q6-7 2-3 3 2 7 2 11 1 11-4Z" fill="#fff"/><circle fill="#221d33" stroke="none" cx="-6" cy="-1" r="1.7"/><circle fill="#221d33" stroke="none" cx="7" cy="-1" r="1.7"/><path d="M-12-4.5Q-6-8-2-3.5M12-4.5Q6-8 2-3.5" fill="none" stroke-width="2.4"/>',
  },
  nose: {
    hook: shape('M-1-4C1 2 9 5 7 10 4 13-1 11-3 8','var(--n)'),
    bulb: '<circle cx="0" cy="6.5" r="5" fill="var(--n)"/>',
    carrot: shape('M-3 0Q10 3 19 10 6 11-3 9Z','#e08a3a'),
    snub: shape('M-4 8C-5 2 5 2 4 8Q0 10-4 8Z','var(--n)'),
    long: shape('M-2-4C-4 4-6 9-4 13-1 16 4 15 4 11 3 6 2 2 2-4Z','var(--n)'),
  },
  moustache: {
    none: '',
    walrus: shape('M0 9C-8 6-15 12-14 21-10 17-7 21-4 18-2 21 2 21 4 18 7 21 10 17 14 21 15 12 8 6 0 9Z','var(--h)'),
    dali: '<path fill="none" stroke-width="2.2" d="M-1 12C-10 15-17 8-18-3M1 12C10 15 17 8 18-3"/>',
    beard: shape('M-15 5C-20 24-9 36 0 40 9 36 20 24 15 5 11 13 5 10 0 12-5 10-11 13-15 5Z','var(--h)')+'<path fill="none" d="M-6 22Q-4 30 0 33M6 20Q6 27 3 30"/>',
    goat: shape('M-4 18C-7 27 0 34 1 34 3 31 6 25 4 18Z','var(--h)'),
  },
  mouth: {
    none: '',
    grin: shape('M-10 12C-5 21 6 21 10 11Q0 16-10 12Z','#fff')+'<path d="M-4 14V18M1 14.5V18.5M5 13.5V17" fill="none" stroke-width="1.2"/>',
    pout: shape('M-4 15Q0 11 4 15 0 19-4 15Z','#b8433f'),
    tong: '<path fill="none" d="M-8 13Q0 17 8 12"/>'+shape('M0 15.5C-1 23 7 23 6 14Z','#d9635f'),
    wavy: '<path fill="none" stroke-width="2.2" d="M-9 14q3-4 6 0t6 0 6-1"/>',
    laugh: shape('M-9 11Q0 13 10 10 9 22 0 22-8 21-9 11Z','#7a2230')+shape('M-6 12.5Q0 13.5 6 12L5 15H-5Z','#fff','stroke-width="1"'),
  },
  neck: {
    ruff: shape('M-25 27C-27 20-19 18-16 20-14 16-6 17-4 19-2 16 6 16 7 19 10 16 16 17 17 20 23 18 28 21 25 27 27 32 19 34 15 32 12 36 5 35 3 33 0 36-6 35-7 33-11 35-16 34-16 32-22 33-27 31-25 27Z','#fff7e2')+'<path fill="none" d="M-14 21L-11 31M-3 20L-2 32M8 20L7 32M17 21L14 31"/>',
    fur: shape('M-26 40C-28 24-16 20-8 22L0 30 8 22C16 20 28 24 26 40Z','#fff7e2')+'<path fill="none" stroke-width="2.4" d="M-18 27l1 4M-12 34l1 3M18 27l-1 4M13 34l-1 3"/>',
    plate: shape('M-26 40C-27 27-16 22-10 23L0 28 10 23C16 22 27 27 26 40Z','#9aa3ad')+'<path fill="none" d="M0 28V40M-20 30l6 8M20 30l-6 8"/>',
    bow: shape('M0 26L-12 20-13 34ZM0 26L12 20 13 34Z','var(--t)')+'<circle cy="26.5" r="3.4" fill="var(--t)"/>',
    none: '',
  },
};

type Looks = readonly [face: string, hair: string, hat: string, brow: string, eye: string, nose: string, moustache: string, mouth: string, neck: string, skin: string, hairs: string, cloth: string, ground: string];
const ANCESTORS: readonly Looks[] = [
  ["egg", "shock", "none", "bush", "mad", "hook", "none", "grin", "ruff", "#efc79d", "#e06a2c", "#7a3f98", "#5f8f8b"], // Gontran l’Ébouriffé
  ["chin", "none", "cone", "arch", "lid", "long", "none", "pout", "fur", "#f3d3b4", "#7b4c2b", "#2f7d3b", "#d29a8c"], // Pétronille la Pointue
  ["round", "tuft", "none", "sad", "cross", "carrot", "none", "wavy", "bow", "#eab98e", "#f1ead7", "#c43c35", "#8aa2b8"], // Baudouin Nez-de-Carotte
  ["pear", "braid", "pan", "uni", "mad", "snub", "none", "laugh", "plate", "#f0c6a0", "#d9a63a", "#5a6472", "#8d6a8f"], // Hildegarde la Casserole
  ["jaw", "wig", "none", "odd", "mono", "hook", "dali", "pout", "bow", "#f2d0ab", "#fbf4e2", "#2563a8", "#a5824f"], // Enguerrand le Dandy
  ["round", "bob", "nest", "arch", "spin", "snub", "none", "tong", "ruff", "#d9a077", "#221d33", "#117d86", "#c9b36a"], // Cunégonde aux Oiseaux
  ["egg", "none", "fool", "odd", "cross", "bulb", "none", "laugh", "ruff", "#f0bf99", "#7b4c2b", "#c43c35", "#5b7f57"], // Fulbert le Fou
  ["jaw", "hive", "none", "angry", "patch", "long", "none", "grin", "fur", "#e7b489", "#8e8fa8", "#7a3f98", "#b5604c"], // Isaure la Borgne
  ["pear", "none", "night", "sad", "lid", "bulb", "walrus", "none", "none", "#efc4a0", "#cfc8bb", "#6f9fd0", "#4f5f86"], // Thibaut Bonnet-de-Nuit
  ["chin", "wig", "crown", "angry", "squint", "hook", "none", "pout", "ruff", "#f3d3b4", "#c43c35", "#2f7d3b", "#6d8aa5"], // Aldegonde la Couronnée
  ["round", "none", "horn", "bush", "squint", "bulb", "beard", "none", "plate", "#e3ab80", "#b5532c", "#8a5a2b", "#8fa07a"], // Roland le Barbu
  ["egg", "tuft", "wick", "uni", "spin", "long", "goat", "wavy", "bow", "#cf9a70", "#3a3a44", "#d08a1d", "#8c5a6d"], // Radegonde la Chandelle
];

const CANVAS = "M-27-35L27-36 28 35-28 36Z";

/** The picture of this number in its frame, around the middle; its number stands on a plate below. */
export function portrait(number: number): { frame: string; tilt: number; picture: string } {
  const [face, hair, hat, brow, eye, nose, moustache, mouth, neck, skin, hairs, cloth, ground] = ANCESTORS[(number - 1) % ANCESTORS.length]!;
  const hand = new Hand(number * 31 + 7);
  const frame = soft(hand.box(-33, -42, 66, 84, 1.6, 1), 0.12);
  const { hair: hairOf, hat: hatOf, brow: browOf, eye: eyeOf, nose: noseOf, moustache: moustacheOf, mouth: mouthOf, neck: neckOf, face: faceOf } = PARTS;
  const shoulders = shape("M-29 42C-27 27-12 22 0 22 12 22 27 27 29 42Z", cloth);
  const head = [hairOf[hair], shoulders, shape(faceOf[face]!, skin), neckOf[neck], mouthOf[mouth], moustacheOf[moustache], eyeOf[eye], noseOf[nose], browOf[brow], hatOf[hat]].join("");
  const picture = `<path d="${CANVAS}" fill="${ground}" stroke="var(--gold-1)" stroke-width="3.6"/><g clip-path="url(#rn-canvas)" style="--h:${hairs};--t:${cloth};--n:color-mix(in srgb,${skin} 72%,#c4502f)" stroke="#221d33" stroke-width="1.9"><path d="M8-40L30-40V40H20C24 10 20-20 8-40Z" fill="url(#rn-hatch-w)" stroke="none" opacity=".45"/><g transform="translate(0 4)">${head}</g></g><path d="${CANVAS}" fill="none" stroke="#221d33" stroke-width="1.6"/>`;
  return { frame, tilt: hand.at(0, 2.2), picture };
}

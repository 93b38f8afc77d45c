/** The colours of packages/ui; the system's fonts, so that the page needs no other file. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: #1b2333; --muted: #55617a; --line: #d5dae3; --surface: #fff;
  --background: #f5f7fa; --primary: #0b6b4c; --soft: #dcf5ea; --on-primary: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #f0f3f8; --muted: #a5b0c2; --line: #2c3648;
  --surface: #141c2a; --background: #0c121d; --primary: #3fd6a0; --soft: #12382c; --on-primary: #06251a } }
* { box-sizing: border-box }
body { margin: 0; background: var(--background); color: var(--ink);
  font: 16px/1.6 "Plus Jakarta Sans", system-ui, sans-serif }
header, main { max-width: 40rem; margin: 0 auto; padding: 1rem 1.25rem }
header { color: var(--primary); font-size: 1.25rem }
h1 { margin: .25rem 0; font-size: 2rem; line-height: 1.2; overflow-wrap: anywhere }
h2 { margin: 0 0 .5rem; font-size: 1.125rem }
section, footer { margin-top: 1rem; padding: 1.25rem; background: var(--surface);
  border: 1px solid var(--line); border-radius: 1.25rem }
footer { max-width: 37.5rem; width: calc(100% - 2.5rem); margin: 1rem auto 2rem;
  border-left: .5rem solid var(--primary) }
p { margin: .25rem 0 } ul { margin: 0; padding-left: 1.25rem }
.muted, .who { color: var(--muted) } .who { display: block; font-size: .8125rem }
.score { font-size: 2.5rem; font-weight: 700; color: var(--primary); font-variant-numeric: tabular-nums }
table { width: 100%; border-collapse: collapse }
th, td { padding: .5rem 0; border-top: 1px solid var(--line); text-align: left; font-weight: 400 }
td { text-align: right; white-space: nowrap }
.log { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem }
.log li { max-width: 85%; padding: .625rem .875rem; border: 1px solid var(--line); border-radius: 1rem;
  overflow-wrap: anywhere }
.log p { margin: 0; white-space: pre-line }
.log .seller { justify-self: end; background: var(--soft); border-color: transparent }
a { display: inline-block; min-height: 2.75rem; margin-top: .75rem; padding: .625rem 1.25rem;
  background: var(--primary); color: var(--on-primary); border-radius: .75rem; font-weight: 600;
  text-decoration: none }
a:focus-visible { outline: 3px solid var(--primary); outline-offset: 3px }
`;

// Starts the app. On a first visit to the login its form is shown from a template in the page instead,
// and the app starts when it is used: until then a slow phone only has to paint.
(() => {
  // The manifest and its icons would compete with the first screen for the connection.
  const linkManifest = () => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'manifest', href: '/manifest.webmanifest' }));
  };
  addEventListener('load', () => setTimeout(linkManifest, 3_000));

  if (!page.entry) return;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const script = document.createElement('script');
    document.body.append(Object.assign(script, { type: 'module', src: page.entry }));
  };
  // Somebody is about to sign in.
  const onFocus = ({ target }) => {
    if (target.type !== 'password') return;
    document.removeEventListener('focusin', onFocus);
    page.preloadHome();
  };
  if (!page.isSignedIn) document.addEventListener('focusin', onFocus);

  const template = document.getElementById(`login-${page.language}`);
  if (!page.isFirstVisit || !template) return start();

  const screen = document.createElement('div');
  screen.append(template.content);
  const place = (control) => [...screen.querySelectorAll('a, button, input')].indexOf(control);
  // Read by src/lib/early-input.ts.
  const early = { screen, focused: -1, pressed: -1, clicked: -1 };
  window.earlyInput = early;
  screen.addEventListener('pointerdown', ({ target, button }) => {
    early.pressed = button === 0 ? place(target.closest('a, button')) : -1;
    start();
  });
  const release = () => {
    early.pressed = -1;
  };
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release, true);
  screen.addEventListener('focusin', ({ target }) => {
    early.focused = place(target);
    start();
  });
  screen.addEventListener('click', (event) => {
    const control = event.target.closest('a, button');
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    early.clicked = place(control);
    start();
  });
  document.title = template.title;
  document.documentElement.lang = page.language;
  document.getElementById('root').append(screen);
  // After the first paint, with which the files would compete for the connection.
  requestAnimationFrame(() => setTimeout(page.preload));
  // A cookie without a stored session, as after clearing the storage.
  fetch('/api/auth/get-session', { headers: { accept: 'application/json' } })
    .then((response) => response.json())
    .then((session) => session && start())
    .catch(() => undefined);
})();

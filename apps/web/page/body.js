// Starts the app. On a first visit to the login its form is shown from a template in the page instead,
// and the app starts when it is used: until then a slow phone only has to paint.
(() => {
  if (!page.entry) return;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const script = document.createElement('script');
    document.body.append(Object.assign(script, { type: 'module', src: page.entry }));
  };
  const isFirstVisit = !stored('salesai-known') && !stored('salesai-recent:email');
  const template = document.getElementById(`login-${page.language}`);
  if (page.isSignedIn || !isFirstVisit || !template || location.pathname !== '/login') return start();

  const screen = document.createElement('div');
  screen.append(template.content);
  // Read by src/lib/early-input.ts.
  window.earlyInput = { screen, focused: '', clicked: -1 };
  for (const type of ['pointerdown', 'keydown']) screen.addEventListener(type, start);
  screen.addEventListener('focusin', ({ target }) => {
    start();
    window.earlyInput.focused = target.name ?? '';
  });
  screen.addEventListener('click', (event) => {
    const target = event.target.closest('a, button');
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    start();
    window.earlyInput.clicked = [...screen.querySelectorAll('a, button')].indexOf(target);
  });
  document.title = template.title;
  document.documentElement.lang = page.language;
  document.getElementById('root').append(screen);
  // A cookie without a stored session, as after clearing the storage.
  fetch('/api/auth/get-session', { headers: { accept: 'application/json' } })
    .then((response) => response.json())
    .then((session) => session && start())
    .catch(() => undefined);
})();

/**
 * Runs in a page that holds its first view: asks for styles and script once that is painted. A reader who has chosen
 * another language here than the server could know sees the page once it draws itself. A framed page may be denied
 * storage: then nothing was chosen.
 */
export const STARTER = `{
  const { script, styles } = document.currentScript.dataset;
  const root = document.getElementById('root');
  const chosenHere = () => {
    try { return localStorage.getItem('milepost.language') } catch { return null }
  };
  const isSetByShare = document.documentElement.hasAttribute('data-language');
  const chosen = isSetByShare ? null : chosenHere();
  if (chosen && chosen !== root.dataset.language) root.replaceChildren();
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles, id: 'styles' });
    document.querySelector('style').after(sheet);
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: script }));
  };
  requestAnimationFrame(() => setTimeout(begin));
  setTimeout(begin, 1000);
}`;

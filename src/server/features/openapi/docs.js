// The page of the calls: search, and sending a call to try it.

const search = document.getElementById('search');
const token = document.getElementById('token');
const found = document.getElementById('found');
const operations = [...document.querySelectorAll('.operation')];
const groups = [...document.querySelectorAll('.group')];

const LONGEST_SHOWN = 200_000;

search.addEventListener('input', showFound);
window.addEventListener('hashchange', openLinked);
for (const form of document.querySelectorAll('form.try')) form.addEventListener('submit', send);
for (const operation of operations) operation.addEventListener('toggle', linkOpened);
openLinked();

/** Lists the calls that have every word; without a word all of them, and the shapes. */
function showFound() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const operation of operations) {
    operation.hidden = !words.every((word) => operation.dataset.words.includes(word));
  }
  for (const group of groups) {
    group.hidden = words.length > 0 && group.querySelector('.operation:not([hidden])') === null;
  }
  const count = operations.filter((operation) => !operation.hidden).length;
  found.textContent = count === 0 ? 'No call has all of these words.' : `${count} ${count === 1 ? 'call' : 'calls'}`;
}

/** The address of the page leads to a call or a shape. */
function openLinked() {
  const linked = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(linked instanceof HTMLDetailsElement)) return;
  linked.open = true;
  linked.scrollIntoView();
}

function linkOpened(event) {
  if (event.target.open) history.replaceState(null, '', `#${event.target.id}`);
}

async function send(event) {
  event.preventDefault();
  const form = event.target;
  const output = form.querySelector('output');
  const button = form.querySelector('button');
  output.textContent = 'Sending …';
  button.disabled = true;
  try {
    output.replaceChildren(...(await replyTo(requestOf(form))));
  } catch (error) {
    output.textContent = `The call could not be sent: ${error.message}`;
  } finally {
    button.disabled = false;
  }
}

/** What a form asks for. Fields that are empty are left out. */
function requestOf(form) {
  const { method, path } = form.dataset;
  const headers = token.value === '' ? {} : { authorization: `Bearer ${token.value.trim()}` };
  const query = new URLSearchParams();
  let url = path;
  let body;
  for (const field of form.querySelectorAll('[data-in]')) {
    const place = field.dataset.in;
    if (place === 'files') {
      body = new FormData();
      for (const file of field.files) body.append('file', file);
    } else if (field.value === '') continue;
    else if (place === 'path') url = url.replace(`{${field.name}}`, encodeURIComponent(field.value));
    else if (place === 'query') query.set(field.name, field.value);
    else if (place === 'header') headers[field.name] = field.value;
    else if (place === 'body') {
      headers['content-type'] = field.dataset.type;
      body = field.dataset.type === 'application/json' ? field.value : new URLSearchParams(JSON.parse(field.value));
    }
  }
  const credentials = token.value === '' ? 'same-origin' : 'omit';
  return { url: query.size === 0 ? url : `${url}?${query}`, options: { method, headers, body, credentials } };
}

async function replyTo({ url, options }) {
  const begun = performance.now();
  const response = await fetch(url, options);
  const line = document.createElement('p');
  const type = response.headers.get('content-type') ?? '';
  const text = await textOf(response, type);
  const took = Math.round(performance.now() - begun);
  line.textContent = `${options.method} ${url}: ${response.status} ${response.statusText}, ${took} ms`;
  const body = document.createElement('pre');
  // It scrolls, so the keyboard has to reach it.
  body.tabIndex = 0;
  body.textContent = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}\n…` : text;
  return text === '' ? [line] : [line, body];
}

async function textOf(response, type) {
  if (type.startsWith('text/event-stream')) {
    const reader = response.body.getReader();
    const { value } = await reader.read();
    await reader.cancel();
    return new TextDecoder().decode(value);
  }
  if (/json/.test(type) && !/jsonl|ndjson|x-json/.test(type)) return JSON.stringify(await response.json(), null, 2);
  if (/^text\/|xml|json/.test(type)) return response.text();
  const { size } = await response.blob();
  return size === 0 ? '' : `${size} bytes of ${type}`;
}

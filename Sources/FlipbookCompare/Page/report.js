// The script of a report's page. Its state is kept in the address after `#`, so that a view can be linked to.
'use strict';
const report = JSON.parse(document.getElementById('report').textContent);
const element = id => document.getElementById(id);
const modes = [['side', 'Side by side'], ['slider', 'Slider'], ['onion', 'Onion skin'], ['blink', 'Blink'],
  ['difference', 'Difference'], ['sheet', 'Contact sheet']];
const state = { case: -1, mode: 'side', zoom: 1, amount: 50 };
let timer = 0;

function source(kind) {
  const data = element('case-' + state.case + '-' + kind);
  return data ? data.textContent : null;
}
function image(kind) {
  const picture = new Image();
  picture.alt = kind;
  picture.dataset.kind = kind;
  picture.addEventListener('load', () => resize(picture));
  picture.src = source(kind);
  return picture;
}
function resize(picture) { picture.style.width = picture.naturalWidth * state.zoom + 'px'; placeHandle(); }
function has(kind) { return source(kind) !== null; }
function available() {
  const both = has('expected') && has('actual');
  return modes.filter(([mode]) => mode === 'side' ? has('expected') || has('actual')
    : mode === 'difference' ? has('difference') : mode === 'sheet' ? has('sheet') : both);
}
function figure(kind) {
  const box = document.createElement('figure');
  const caption = document.createElement('figcaption');
  caption.textContent = kind;
  box.append(caption, image(kind));
  return box;
}
function stack() {
  const box = document.createElement('div');
  box.className = 'stack';
  box.append(image('expected'), image('actual'));
  return box;
}
function placeHandle() {
  const box = document.querySelector('.stack');
  if (!box) return;
  const top = box.lastElementChild.tagName === 'IMG' ? box.lastElementChild : box.children[1];
  const share = state.amount / 100;
  if (state.mode === 'slider') {
    top.style.clipPath = 'inset(0 0 0 ' + share * 100 + '%)';
    const handle = box.querySelector('.handle');
    if (handle) handle.style.left = share * top.offsetWidth + 'px';
  } else if (state.mode === 'onion') {
    top.style.opacity = share;
  }
}
function show() {
  clearInterval(timer);
  const entry = report.cases[state.case];
  element('viewer').hidden = !entry;
  if (!entry) return;
  const usable = available();
  if (!usable.some(([mode]) => mode === state.mode)) state.mode = usable.length ? usable[0][0] : 'side';
  element('name').textContent = entry.name;
  element('message').textContent = entry.message;
  element('zoom').textContent = Math.round(state.zoom * 100) + ' %';
  element('amount').hidden = state.mode !== 'slider' && state.mode !== 'onion';
  element('amount').value = state.amount;
  element('modes').replaceChildren(...usable.map(([mode, title], index) => {
    const button = document.createElement('button');
    button.textContent = title;
    button.title = title + ' (' + (index + 1) + ')';
    button.setAttribute('aria-pressed', mode === state.mode);
    button.addEventListener('click', () => change({ mode }));
    return button;
  }));
  const stage = element('stage');
  stage.replaceChildren();
  if (usable.length === 0) {
    stage.textContent = 'No pictures are kept for this case.';
  } else if (state.mode === 'side') {
    for (const kind of ['expected', 'difference', 'actual']) if (source(kind)) stage.append(figure(kind));
  } else if (state.mode === 'difference' || state.mode === 'sheet') {
    stage.append(image(state.mode));
  } else {
    const box = stack();
    stage.append(box);
    if (state.mode === 'slider') {
      const handle = document.createElement('div');
      handle.className = 'handle';
      box.append(handle);
      box.addEventListener('pointermove', event => { if (event.buttons) drag(event, box); });
      box.addEventListener('pointerdown', event => { event.preventDefault(); drag(event, box); });
    } else if (state.mode === 'blink') {
      const top = box.children[1];
      timer = setInterval(() => { top.hidden = !top.hidden; }, 500);
    }
    placeHandle();
  }
  for (const row of element('cases').children) {
    if (Number(row.dataset.index) === state.case) row.setAttribute('aria-current', 'true');
    else row.removeAttribute('aria-current');
  }
  document.body.dataset.mode = state.mode;
}
function drag(event, box) {
  const area = box.getBoundingClientRect();
  state.amount = Math.max(0, Math.min(100, 100 * (event.clientX - area.left) / area.width));
  element('amount').value = state.amount;
  placeHandle();
}
function change(values) {
  Object.assign(state, values);
  history.replaceState(null, '', '#case=' + state.case + '&mode=' + state.mode + '&zoom=' + state.zoom);
  show();
}
function zoom(factor) { change({ zoom: Math.max(0.125, Math.min(32, state.zoom * factor)) }); }
function list() {
  const all = element('all').checked;
  element('cases').replaceChildren(...report.cases.flatMap((entry, index) => {
    if (entry.verdict === 'match' && !all) return [];
    const row = document.createElement('li');
    row.className = entry.verdict;
    row.dataset.index = index;
    row.textContent = entry.name;
    const verdict = document.createElement('span');
    verdict.textContent = entry.verdict;
    row.append(verdict);
    row.addEventListener('click', () => change({ case: index }));
    return [row];
  }));
}
function step(by) {
  const rows = [...element('cases').children].map(row => Number(row.dataset.index));
  const next = rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(state.case) + by))];
  if (next !== undefined) change({ case: next });
}
element('all').addEventListener('change', () => { list(); show(); });
element('in').addEventListener('click', () => zoom(2));
element('out').addEventListener('click', () => zoom(0.5));
element('amount').addEventListener('input', event => { state.amount = Number(event.target.value); placeHandle(); });
document.addEventListener('keydown', event => {
  if (event.target.tagName === 'INPUT' || event.ctrlKey || event.metaKey || event.altKey) return;
  const usable = available();
  if (event.key >= '1' && event.key <= String(usable.length)) change({ mode: usable[event.key - 1][0] });
  else if (event.key === '+' || event.key === '=') zoom(2);
  else if (event.key === '-') zoom(0.5);
  else if (event.key === 'ArrowDown' || event.key === 'j') step(1);
  else if (event.key === 'ArrowUp' || event.key === 'k') step(-1);
  else return;
  event.preventDefault();
});
if (report.matches) element('all').checked = true;
list();
const wanted = new URLSearchParams(location.hash.slice(1));
const first = report.cases.findIndex(entry => entry.verdict !== 'match');
state.case = wanted.has('case') ? Number(wanted.get('case')) : Math.max(first, 0);
if (wanted.has('mode')) state.mode = wanted.get('mode');
if (wanted.has('zoom')) state.zoom = Number(wanted.get('zoom')) || 1;
show();

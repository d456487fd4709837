// The script of a report's page. Its state is kept in the address after `#`, so that a view can be linked to.
'use strict';
const report = JSON.parse(document.getElementById('report').textContent);
const element = id => document.getElementById(id);
const modes = [['side', 'Side by side'], ['slider', 'Slider'], ['onion', 'Onion skin'], ['blink', 'Blink'],
  ['difference', 'Difference'], ['sheet', 'Contact sheet']];
// A zoom of 0 fits the pictures into the room.
const state = { case: -1, mode: 'side', zoom: 0, amount: 50 };
const filter = { text: '', state: 'differs', module: '', variant: '' };
const picked = new Set();
let timer = 0;

function source(kind) {
  const data = element('case-' + state.case + '-' + kind);
  return data ? data.textContent : null;
}
function image(kind) {
  const picture = new Image();
  picture.alt = kind;
  picture.dataset.kind = kind;
  picture.addEventListener('load', resize);
  picture.src = source(kind);
  return picture;
}
// How large the pictures are drawn: as asked for, or so that all of them are seen whole, but not larger than they are.
function scale() {
  if (state.zoom > 0) return state.zoom;
  const stage = element('stage');
  const pictures = [...stage.querySelectorAll('img')].filter(picture => picture.naturalWidth > 0);
  const beside = state.mode === 'side';
  const width = pictures.reduce((sum, one) => beside ? sum + one.naturalWidth : Math.max(sum, one.naturalWidth), 1);
  const height = Math.max(1, ...pictures.map(picture => picture.naturalHeight));
  const room = stage.clientWidth - 20 - (beside ? 12 * Math.max(0, pictures.length - 1) : 0);
  return Math.max(0.02, Math.min(1, room / width, (stage.clientHeight - (beside ? 44 : 20)) / height));
}
function resize() {
  const factor = scale();
  for (const picture of element('stage').querySelectorAll('img')) {
    picture.style.width = picture.naturalWidth * factor + 'px';
  }
  element('zoom').textContent = Math.round(factor * 100) + ' %';
  placeHandle();
}
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
  element('fit').setAttribute('aria-pressed', state.zoom === 0);
  element('whole').setAttribute('aria-pressed', state.zoom === 1);
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
  resize();
  for (const line of element('cases').children) {
    if (Number(line.dataset.index) === state.case) line.setAttribute('aria-current', 'true');
    else line.removeAttribute('aria-current');
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
function zoom(factor) { change({ zoom: Math.max(0.125, Math.min(32, scale() * factor)) }); }

// The list of cases.
function module(entry) { return entry.name.includes('/') ? entry.name.split('/')[0] : ''; }
function variants(entry) {
  const last = entry.name.split('/').pop();
  return last.includes('@') && !last.endsWith('.png') ? last.split('@').pop().split('.') : [];
}
function isListed(entry) {
  return (filter.state === '' || (filter.state === 'differs' ? entry.verdict !== 'match' : entry.verdict === filter.state))
    && (filter.module === '' || module(entry) === filter.module)
    && (filter.variant === '' || (filter.variant === '-' ? variants(entry).length === 0
      : variants(entry).includes(filter.variant)))
    && entry.name.toLowerCase().includes(filter.text.toLowerCase());
}
// Pictures are decoded once their rows come into sight.
const sight = new IntersectionObserver(entries => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    entry.target.src = entry.target.dataset.source;
    sight.unobserve(entry.target);
  }
}, { root: element('cases').parentElement, rootMargin: '200px' });
function thumbnail(index) {
  const data = ['actual', 'expected', 'sheet'].map(kind => element('case-' + index + '-' + kind)).find(Boolean);
  const picture = document.createElement(data ? 'img' : 'span');
  picture.className = 'thumbnail';
  if (!data) return picture;
  picture.alt = '';
  picture.dataset.source = data.textContent;
  sight.observe(picture);
  return picture;
}
function row(entry, index) {
  const line = document.createElement('li');
  line.className = entry.verdict;
  line.dataset.index = index;
  if (report.approval) {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.disabled = !entry.offer;
    box.checked = picked.has(index);
    box.setAttribute('aria-label', 'Approve ' + entry.name);
    box.addEventListener('change', () => pick(index, box.checked));
    line.append(box);
  }
  const button = document.createElement('button');
  const text = document.createElement('span');
  text.textContent = entry.name;
  const verdict = document.createElement('span');
  verdict.className = 'verdict';
  verdict.textContent = entry.verdict;
  text.append(verdict);
  button.append(thumbnail(index), text);
  button.addEventListener('click', () => change({ case: index }));
  line.append(button);
  return line;
}
function list() {
  const shown = report.cases.flatMap((entry, index) => isListed(entry) ? [row(entry, index)] : []);
  element('cases').replaceChildren(...shown);
  element('count').textContent = shown.length + ' of ' + report.cases.length;
}
function choices(id, names, words) {
  element(id).replaceChildren(...words.concat(names.map(name => [name, name])).map(([value, title]) => {
    const option = document.createElement('option');
    [option.value, option.textContent] = [value, title];
    return option;
  }));
  element(id).parentElement.hidden = names.length === 0;
  element(id).value = filter[id];
  element(id).addEventListener('change', event => { filter[id] = event.target.value; list(); show(); });
}
function step(by) {
  const rows = [...element('cases').children].map(line => Number(line.dataset.index));
  const next = rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(state.case) + by))];
  if (next === undefined) return;
  change({ case: next });
  document.querySelector('[aria-current]').scrollIntoView({ block: 'nearest' });
}

// Cases chosen for approval.
function quoted(text) { return "'" + text.replaceAll("'", "'\\''") + "'"; }
function pick(index, isPicked) {
  if (!report.approval || !report.cases[index]?.offer) return;
  if (isPicked) picked.add(index); else picked.delete(index);
  const box = document.querySelector('#cases [data-index="' + index + '"] input');
  if (box) box.checked = isPicked;
  const names = [...picked].toSorted((one, other) => one - other).map(number => quoted(report.cases[number].name));
  element('approval').hidden = picked.size === 0;
  element('picked').textContent = picked.size + ' chosen';
  element('command').textContent = 'flipbook check --approve ' + quoted(report.approval) + ' ' + names.join(' ');
  element('copied').textContent = '';
}
async function copy() {
  const text = element('command').textContent;
  try { await navigator.clipboard.writeText(text); } catch {
    // A page from a file may not be allowed to: what is selected can be copied.
    getSelection().selectAllChildren(element('command'));
    document.execCommand('copy');
  }
  element('copied').textContent = 'Copied';
}

element('search').addEventListener('input', event => { filter.text = event.target.value; list(); show(); });
element('every').hidden = !report.approval;
element('every').addEventListener('click', () => {
  const indexes = [...element('cases').children].map(line => Number(line.dataset.index)).filter(i => report.cases[i].offer);
  const isPicked = !indexes.every(index => picked.has(index));
  for (const index of indexes) pick(index, isPicked);
});
element('copy').addEventListener('click', copy);
element('in').addEventListener('click', () => zoom(2));
element('out').addEventListener('click', () => zoom(0.5));
element('fit').addEventListener('click', () => change({ zoom: 0 }));
element('whole').addEventListener('click', () => change({ zoom: 1 }));
element('amount').addEventListener('input', event => { state.amount = Number(event.target.value); placeHandle(); });
addEventListener('resize', resize);
document.addEventListener('keydown', event => {
  if (['INPUT', 'SELECT'].includes(event.target.tagName) && event.target.type !== 'checkbox') return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const usable = available();
  if (event.key >= '1' && event.key <= String(usable.length)) change({ mode: usable[event.key - 1][0] });
  else if (event.key === '+' || event.key === '=') zoom(2);
  else if (event.key === '-') zoom(0.5);
  else if (event.key === '0') change({ zoom: 1 });
  else if (event.key === 'f') change({ zoom: 0 });
  else if (event.key === 'x') pick(state.case, !picked.has(state.case));
  else if (event.key === '/') element('search').focus();
  else if (event.key === 'ArrowDown' || event.key === 'j') step(1);
  else if (event.key === 'ArrowUp' || event.key === 'k') step(-1);
  else return;
  event.preventDefault();
});
const unique = values => [...new Set(values)].filter(Boolean).toSorted();
if (report.matches) filter.state = '';
choices('state', unique(report.cases.map(entry => entry.verdict)), [['differs', 'what differs'], ['', 'all']]);
choices('module', unique(report.cases.map(module)), [['', 'every module']]);
choices('variant', unique(report.cases.flatMap(variants)), [['', 'every variant'], ['-', 'the plain one']]);
list();
const wanted = new URLSearchParams(location.hash.slice(1));
const first = report.cases.findIndex(entry => entry.verdict !== 'match');
state.case = wanted.has('case') ? Number(wanted.get('case')) : Math.max(first, 0);
if (wanted.has('mode')) state.mode = wanted.get('mode');
if (wanted.has('zoom')) state.zoom = Number(wanted.get('zoom')) || 0;
show();

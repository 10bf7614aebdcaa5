'use strict';

const report = JSON.parse(document.getElementById('data').textContent);
/** The token for decisions, and the decisions so far, if `flipbook golden review` serves the page; null in a file. */
const access = JSON.parse(document.getElementById('access').textContent);

/** The views, in the order of their keys. */
const MODES = ['sides', 'swipe', 'blink', 'onion', 'difference', 'heat'];

/** The time for which each picture is shown while they blink, in milliseconds. */
const BLINK = 500;

/** Makes an element with properties and children. */
function element(name, properties = {}, ...children) {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}

/** A number with at most `digits` decimals. */
function short(number, digits = 3) {
  return String(Number(number.toFixed(digits)));
}

function showSummary() {
  const counts = {};
  for (const item of report.cases) counts[item.outcome] = (counts[item.outcome] ?? 0) + 1;
  document.getElementById('summary').textContent =
    Object.entries(counts).map(([word, count]) => `${count} ${word}`).join(', ');
  const list = document.getElementById('list');
  report.cases.forEach((item, index) => {
    const name = item.outcome === 'passed' || item.outcome === 'recorded' ? 'span' : 'a';
    const entry = element(name, { textContent: item.name, className: item.outcome, title: item.outcome });
    if (name === 'a') entry.href = `#case-${index}`;
    list.append(entry);
  });
  const tolerated = document.getElementById('tolerated');
  for (const item of report.cases.filter((one) => one.outcome === 'passed' && one.tolerance)) {
    tolerated.append(element('li', {
      textContent: `${item.name}: passed, ${item.allowed ? `${item.allowed}; ` : ''}tolerance: ${item.tolerance}`,
    }));
    tolerated.hidden = false;
  }
}

/** The case that keys are meant for: the one with the focus, or the first that is not above the window. */
function currentCase() {
  return cases.find((one) => one.node.contains(document.activeElement))
    ?? cases.find((one) => one.node.getBoundingClientRect().bottom > 80) ?? cases[cases.length - 1];
}

function goToCase(step) {
  const next = cases[cases.indexOf(currentCase()) + step];
  if (!next) return;
  next.node.focus({ preventScroll: true });
  next.node.scrollIntoView();
}

/** Keys for the whole page. */
function onKey(event) {
  const target = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || target.tagName === 'INPUT' && event.key.startsWith('Arrow')) return;
  const current = currentCase();
  if (!current) return;
  const key = event.key.toLowerCase();
  const number = Number(event.key);
  if (key === 'j') goToCase(1);
  else if (key === 'k') goToCase(-1);
  else if (access && (key === 'a' || key === 'r' || key === 'u')) {
    current.decide({ a: 'accept', r: 'reject', u: 'undo' }[key]);
  } else if (current.frames.length === 0) return;
  else if (event.key === 'ArrowLeft') current.go(current.position - 1);
  else if (event.key === 'ArrowRight') current.go(current.position + 1);
  else if (number >= 1 && number <= MODES.length) current.view(MODES[number - 1]);
  else if (event.key === ' ' && target.tagName !== 'BUTTON' && target.tagName !== 'SUMMARY') current.play();
  else return;
  event.preventDefault();
}

/** One comparison: its findings, a viewer of its frames, and its motion. */
class Case {
  constructor(item, index) {
    this.item = item;
    this.frames = item.frames ?? [];
    this.position = Math.max(0, this.frames.findIndex((frame) => !frame.passes));
    this.mode = 'sides';
    this.share = 0.5;
    this.mix = 0.5;
    this.decision = access?.decisions[index] ?? null;
    this.index = index;
    this.playheads = [];
    this.node = document.getElementById('case').content.firstElementChild.cloneNode(true);
    this.node.id = `case-${index}`;
    this.find('h2').textContent = item.name;
    this.find('h2').className = item.outcome;
    this.node.tabIndex = -1;
    this.find('.place').textContent = item.scene ?? item.golden ?? '';
    this.find('.findings').append(...item.lines.map((line) => element('li', { textContent: line, className: line.includes('\n') ? 'source' : '' })));
    if (item.tolerance) this.find('.tolerance').textContent = `Tolerance: ${item.tolerance}`;
    else this.find('.tolerance').remove();
    if (access && access.decidable.includes(index)) this.prepareDecision();
    else if (item.outcome === 'different' && item.golden) {
      this.find('.findings').after(element('p', { className: 'hint', textContent: `To approve it: ${acceptance(item)}` }));
    }
    if (item.changes?.some((change) => change.oldValues)) {
      this.find('.changes').before(element('p', {
        className: 'hint',
        textContent: 'The dashed line is the reference, the solid line the current value; the area shows the difference.',
      }));
    }
    if (this.frames.length > 0) this.prepareViewer();
    else this.find('.viewer').remove();
    this.find('.changes').append(...(item.changes ?? []).map((change) => this.changeView(change)));
    this.show();
  }

  find(selector) {
    return this.node.querySelector(selector);
  }

  get frame() {
    return this.frames[this.position];
  }

  prepareViewer() {
    for (const button of this.node.querySelectorAll('[data-mode]')) {
      button.onclick = () => this.view(button.dataset.mode);
    }
    for (const button of this.node.querySelectorAll('[data-step]')) {
      button.onclick = () => this.go(this.position + Number(button.dataset.step));
    }
    const last = this.frames.length - 1;
    this.range = this.find('input');
    this.range.max = last;
    this.range.oninput = () => this.go(Number(this.range.value));
    this.find('.play').onclick = () => this.play();
    this.frames.forEach((frame, index) => {
      if (frame.passes) return;
      const mark = element('i');
      mark.style.left = `${last ? (index / last) * 100 : 50}%`;
      this.find('.marks').append(mark);
    });
    if (last === 0) this.find('.scrubber').hidden = true;
  }

  view(mode) {
    this.mode = mode;
    this.show();
  }

  prepareDecision() {
    const group = this.find('.decision');
    group.hidden = false;
    for (const button of group.querySelectorAll('button')) {
      button.onclick = () => {
        const isUndo = button.dataset.decision === 'reject' && this.decision === 'rejected';
        this.decide(isUndo ? 'undo' : button.dataset.decision);
      };
    }
    this.showDecision();
  }

  showDecision(message = '') {
    const group = this.find('.decision');
    this.node.dataset.decision = this.decision ?? '';
    const [accept, reject] = group.querySelectorAll('button');
    accept.disabled = this.decision === 'accepted';
    reject.disabled = this.decision === 'accepted';
    accept.setAttribute('aria-pressed', this.decision === 'accepted');
    reject.setAttribute('aria-pressed', this.decision === 'rejected');
    group.querySelector('span').textContent = message || this.decision || '';
    const entry = document.querySelector(`#list [href="#case-${this.index}"]`);
    if (entry) entry.dataset.decision = this.decision ?? '';
    showProgress();
  }

  /** Accepts or rejects the change, or takes a rejection back; nothing that is accepted can be changed here. */
  async decide(decision) {
    if (this.find('.decision').hidden || this.isBusy || this.decision === 'accepted') return;
    this.isBusy = true;
    this.showDecision('…');
    try {
      const response = await fetch('/decide', {
        method: 'POST',
        headers: { 'X-Flipbook': access.token, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ number: this.index, decision }),
      });
      const answer = await response.json().catch(() => ({}));
      if (response.ok) this.decision = answer.decision ?? null;
      this.showDecision(response.ok ? '' : answer.message ?? 'this could not be done');
    } catch {
      this.showDecision('flipbook does not answer any more');
    }
    this.isBusy = false;
  }

  go(position) {
    this.position = Math.min(Math.max(position, 0), this.frames.length - 1);
    this.show();
  }

  /** Plays the frames at their own times, from the beginning when it stands at the end. */
  play() {
    const button = this.find('.play');
    if (this.timer) {
      clearTimeout(this.timer);
      this.timer = null;
      button.textContent = 'Play';
      return;
    }
    button.textContent = 'Stop';
    if (this.position === this.frames.length - 1) this.go(0);
    const next = () => {
      if (this.position >= this.frames.length - 1) {
        this.timer = null;
        button.textContent = 'Play';
        return;
      }
      const wait = this.frames[this.position + 1].time - this.frame.time;
      this.timer = setTimeout(() => { this.go(this.position + 1); next(); }, Math.max(20, wait * 1000));
    };
    next();
  }

  show() {
    if (!this.frame) return;
    const frame = this.frame;
    for (const button of this.node.querySelectorAll('[data-mode]')) {
      button.setAttribute('aria-pressed', button.dataset.mode === this.mode);
    }
    this.range.value = this.position;
    this.find('output').textContent = frame.name ?? `frame ${this.position}, ${short(frame.time)} s`;
    this.find('.verdict').textContent = frame.problem ?? (frame.passes ? 'This frame is as it should be.' : '');
    const stage = this.find('.stage');
    const reference = frame.reference;
    const actual = frame.sameAsReference ? frame.reference : frame.actual;
    clearInterval(this.blinking);
    if (this.mode === 'sides' || !reference || !actual) stage.replaceChildren(...this.sides(reference, actual));
    else if (this.mode === 'swipe') stage.replaceChildren(this.swipe(reference, actual));
    else if (this.mode === 'blink') stage.replaceChildren(this.blink(reference, actual));
    else if (this.mode === 'onion') stage.replaceChildren(this.onion(reference, actual));
    else this.showDifference(stage, reference, actual, this.mode === 'heat');
    for (const playhead of this.playheads) {
      playhead.line.setAttribute('x1', frame.time / playhead.length * 300);
      playhead.line.setAttribute('x2', frame.time / playhead.length * 300);
    }
  }

  sides(reference, actual) {
    const figure = (source, caption) => element('figure', {},
      source ? this.marked(element('img', { src: source, alt: caption })) : element('p', { textContent: 'no such frame' }),
      element('figcaption', { textContent: caption }));
    return [figure(reference, 'Reference'), figure(actual, 'Actual')];
  }

  /** A picture with outlines of the parts in which nothing is compared. */
  marked(...pictures) {
    const box = element('div', { className: 'picture' }, ...pictures);
    const { ignored, size } = this.frame;
    for (const [x, y, width, height] of ignored ?? []) {
      const mark = element('i', { className: 'ignored', title: 'ignored' });
      mark.style.left = `${x / size[0] * 100}%`;
      mark.style.top = `${y / size[1] * 100}%`;
      mark.style.width = `${width / size[0] * 100}%`;
      mark.style.height = `${height / size[1] * 100}%`;
      box.append(mark);
    }
    return box;
  }

  /** Both pictures in turn, at one place. */
  blink(reference, actual) {
    const top = element('img', { src: reference, className: 'top', alt: 'Reference' });
    const caption = element('figcaption');
    const turn = () => {
      top.hidden = !top.hidden;
      caption.textContent = top.hidden ? 'Actual' : 'Reference';
    };
    top.hidden = true;
    turn();
    this.blinking = setInterval(turn, BLINK);
    return element('figure', {}, this.marked(element('img', { src: actual, alt: 'Actual' }), top), caption);
  }

  /** The actual picture, as transparent as the slider has it, above the reference. */
  onion(reference, actual) {
    const top = element('img', { src: actual, className: 'top', alt: 'Actual' });
    const slider = element('input', { type: 'range', min: 0, max: 1, step: 0.01, value: this.mix, ariaLabel: 'Share of the actual picture' });
    const place = () => { top.style.opacity = this.mix; };
    slider.oninput = () => { this.mix = Number(slider.value); place(); };
    place();
    return element('figure', {}, this.marked(element('img', { src: reference, alt: 'Reference' }), top),
      element('figcaption', { className: 'mix' }, 'Reference', slider, 'Actual'));
  }

  /** The reference to the left of a bar that follows the pointer, the actual picture to its right. */
  swipe(reference, actual) {
    const top = element('img', { src: reference, className: 'top', alt: 'Reference' });
    const bar = element('div', { className: 'bar' });
    const tags = [['Reference', 'left'], ['Actual', 'right']].map(([text, side]) => {
      const tag = element('span', { className: 'tag', textContent: text });
      tag.style[side] = '6px';
      return tag;
    });
    const box = element('div', { className: 'swipe' }, element('img', { src: actual, alt: 'Actual' }), top, bar, ...tags);
    const place = () => {
      bar.style.left = `${this.share * 100}%`;
      top.style.clipPath = `inset(0 ${(1 - this.share) * 100}% 0 0)`;
    };
    box.onpointerdown = (event) => box.setPointerCapture(event.pointerId);
    box.onpointermove = (event) => {
      const bounds = box.getBoundingClientRect();
      this.share = Math.min(Math.max((event.clientX - bounds.left) / bounds.width, 0), 1);
      place();
    };
    place();
    return box;
  }

  async showDifference(stage, reference, actual, isHeat) {
    const position = this.position;
    const mode = this.mode;
    const ignored = this.frame.ignored ?? [];
    const [old, now] = await Promise.all([reference, actual].map(pixels));
    if (this.position !== position || this.mode !== mode || old.width !== now.width || old.height !== now.height) return;
    for (const part of ignored) copyPart(old, now, part);
    const canvas = element('canvas', { width: old.width, height: old.height });
    canvas.getContext('2d').putImageData(isHeat ? heat(old, now) : difference(old, now), 0, 0);
    stage.replaceChildren(element('figure', {}, canvas, element('figcaption', {
      textContent: isHeat ? 'Blue differs little, red most' : 'What differs, as bright as can be',
    })));
  }

  /** The expected and the actual values of a property, as curves for numbers. */
  changeView(change) {
    const view = element('div', { className: 'change' },
      element('h3', { textContent: `${change.layer}.${change.property}` }),
      element('p', { textContent: `${change.actual} instead of ${change.reference}, from ${short(change.time)} s on` }));
    if (!change.oldValues) return view;
    const values = [...change.oldValues, ...change.newValues].filter(Number.isFinite);
    const low = Math.min(...values);
    const span = Math.max(...values) - low || 1;
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 300 90');
    svg.setAttribute('preserveAspectRatio', 'none');
    const add = (name, attributes) => {
      const node = document.createElementNS(svg.namespaceURI, name);
      for (const key in attributes) node.setAttribute(key, attributes[key]);
      svg.append(node);
      return node;
    };
    // How far apart they are, from the bottom up, as high as can be: small differences could not be seen otherwise.
    const gaps = change.oldValues.map((value, index) => Math.abs(value - change.newValues[index]));
    const widest = gaps.reduce((a, b) => Math.max(a, b), 0) || 1;
    const area = gaps.map((gap, index) =>
      `${short(index / Math.max(1, gaps.length - 1) * 300, 1)},${short(90 - gap / widest * 40, 1)}`).join(' ');
    add('polygon', { class: 'gap', points: `0,90 ${area} 300,90` });
    const points = (list) => list.map((value, index) =>
      `${short(index / Math.max(1, list.length - 1) * 300, 1)},${short(85 - (value - low) / span * 80, 1)}`).join(' ');
    add('polyline', { class: 'old', points: points(change.oldValues) });
    add('polyline', { class: 'new', points: points(change.newValues) });
    const line = add('line', { class: 'now', y1: 0, y2: 90 });
    this.playheads.push({ line, length: (change.oldValues.length - 1) / this.item.displayRate || 1 });
    view.append(svg);
    return view;
  }
}

/** The command that makes the current recording the golden. */
function acceptance(item) {
  const folder = decodeURIComponent(location.pathname).replace(/\/[^/]*$/, '');
  return `flipbook golden accept '${item.name}'` + (folder.endsWith('/golden-report') ? '' : ` --report '${folder}'`);
}

/** The pixels of a picture. */
async function pixels(source) {
  const image = element('img', { src: source });
  await image.decode();
  const canvas = element('canvas', { width: image.naturalWidth, height: image.naturalHeight });
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Replaces a part of a picture, in which nothing is compared, by the reference. */
function copyPart(reference, actual, [left, top, width, height]) {
  for (let y = Math.max(0, top); y < Math.min(actual.height, top + height); y += 1) {
    const from = 4 * (y * actual.width + Math.max(0, left));
    const to = 4 * (y * actual.width + Math.min(actual.width, left + width));
    actual.data.set(reference.data.subarray(from, Math.max(from, to)), from);
  }
}

/** The largest difference of a component, at each pixel. */
function distances(old, now) {
  return Array.from({ length: old.data.length / 4 }, (_, index) => Math.max(
    ...[0, 1, 2, 3].map((part) => Math.abs(old.data[4 * index + part] - now.data[4 * index + part]))));
}

function difference(old, now) {
  const result = new ImageData(old.width, old.height);
  const largest = distances(old, now).reduce((a, b) => Math.max(a, b), 1);
  for (let index = 0; index < result.data.length; index += 1) {
    result.data[index] = index % 4 === 3 ? 255 : Math.abs(old.data[index] - now.data[index]) * 255 / largest;
  }
  return result;
}

function heat(old, now) {
  const result = new ImageData(old.width, old.height);
  const values = distances(old, now);
  const largest = values.reduce((a, b) => Math.max(a, b), 1);
  const stops = [[46, 107, 230], [247, 201, 72], [229, 56, 59]];
  values.forEach((value, index) => {
    const share = value / largest * 2;
    const from = stops[Math.min(1, Math.floor(share))];
    const to = stops[Math.min(1, Math.floor(share)) + 1];
    const [r, g, b] = old.data.slice(4 * index, 4 * index + 3);
    const gray = 255 - (255 - (r * 0.3 + g * 0.59 + b * 0.11)) / 4;
    for (let part = 0; part < 3; part += 1) {
      result.data[4 * index + part] = value > 0
        ? from[part] + (to[part] - from[part]) * (share - Math.min(1, Math.floor(share))) : gray;
    }
    result.data[4 * index + 3] = 255;
  });
  return result;
}

/** The number of decisions, in the head of a page that takes them. */
function showProgress() {
  if (!access) return;
  const words = ['accepted', 'rejected'].map((word) => [word, cases.filter((one) => one.decision === word).length]);
  const open = access.decidable.length - words.reduce((sum, [, count]) => sum + count, 0);
  document.getElementById('progress').textContent = [...words, ['to decide', open]]
    .filter(([word, count]) => count > 0 || word === 'to decide').map(([word, count]) => `${count} ${word}`).join(', ');
}

showSummary();
const cases = [];
if (access) document.getElementById('summary').after(element('p', { id: 'progress', role: 'status' }));
cases.push(...report.cases
  .map((item, index) => ({ item, index }))
  .filter(({ item }) => item.outcome !== 'passed' && item.outcome !== 'recorded')
  .map(({ item, index }) => new Case(item, index)));
document.getElementById('cases').append(...cases.map((one) => one.node));
document.getElementById('help').hidden = cases.length === 0;
for (const node of document.querySelectorAll('#help .deciding')) node.hidden = !access;
document.addEventListener('keydown', onKey);
showProgress();

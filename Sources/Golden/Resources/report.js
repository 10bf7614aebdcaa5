'use strict';

const report = JSON.parse(document.getElementById('data').textContent);

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
}

/** One comparison: its findings, a viewer of its frames, and its motion. */
class Case {
  constructor(item, index) {
    this.item = item;
    this.frames = item.frames ?? [];
    this.position = Math.max(0, this.frames.findIndex((frame) => !frame.passes));
    this.mode = 'sides';
    this.share = 0.5;
    this.playheads = [];
    this.node = document.getElementById('case').content.firstElementChild.cloneNode(true);
    this.node.id = `case-${index}`;
    this.find('h2').textContent = item.name;
    this.find('h2').className = item.outcome;
    this.find('.place').textContent = item.scene ?? item.golden ?? '';
    this.find('.findings').append(...item.lines.map((line) => element('li', { textContent: line, className: line.includes('\n') ? 'source' : '' })));
    if (item.outcome === 'different' && item.golden) {
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
      button.onclick = () => { this.mode = button.dataset.mode; this.show(); };
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
    this.node.tabIndex = 0;
    this.node.onkeydown = (event) => {
      if (event.target === this.range) return;
      if (event.key === 'ArrowLeft') this.go(this.position - 1);
      if (event.key === 'ArrowRight') this.go(this.position + 1);
    };
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
    this.find('output').textContent = `frame ${this.position}, ${short(frame.time)} s`;
    this.find('.verdict').textContent = frame.problem ?? (frame.passes ? 'This frame is as it should be.' : '');
    const stage = this.find('.stage');
    const reference = frame.reference;
    const actual = frame.sameAsReference ? frame.reference : frame.actual;
    if (this.mode === 'sides' || !reference || !actual) stage.replaceChildren(...this.sides(reference, actual));
    else if (this.mode === 'swipe') stage.replaceChildren(this.swipe(reference, actual));
    else this.showDifference(stage, reference, actual, this.mode === 'heat');
    for (const playhead of this.playheads) {
      playhead.line.setAttribute('x1', frame.time / playhead.length * 300);
      playhead.line.setAttribute('x2', frame.time / playhead.length * 300);
    }
  }

  sides(reference, actual) {
    const figure = (source, caption) => element('figure', {},
      source ? element('img', { src: source, alt: caption }) : element('p', { textContent: 'no such frame' }),
      element('figcaption', { textContent: caption }));
    return [figure(reference, 'Reference'), figure(actual, 'Actual')];
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
    const [old, now] = await Promise.all([reference, actual].map(pixels));
    if (this.position !== position || old.width !== now.width || old.height !== now.height) return;
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

showSummary();
document.getElementById('cases').append(...report.cases
  .map((item, index) => ({ item, index }))
  .filter(({ item }) => item.outcome !== 'passed' && item.outcome !== 'recorded')
  .map(({ item, index }) => new Case(item, index).node));

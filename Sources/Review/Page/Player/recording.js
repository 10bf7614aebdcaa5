'use strict';

/** Lists how a recording of the app differs from the scene, and the numbers that bring the scene to it. */
class RecordingPanel {
  constructor(access) {
    if (!access.hasRecording) return;
    this.panel = document.createElement('aside');
    this.panel.id = 'recording';
    this.panel.className = 'knobs tuner';
    this.panel.setAttribute('aria-labelledby', 'recording-title');
    const title = this.add('h2', 'Recording');
    title.id = 'recording-title';
    this.message = this.add('p', 'comparing');
    this.message.setAttribute('role', 'status');
    const link = this.add('a', 'Show it beside the scene');
    Object.assign(link, { href: 'recording', target: '_blank', rel: 'noopener' });
    this.lists = this.add('div', '');
    document.getElementById('side').append(this.panel);
  }

  add(kind, text, parent = this.panel) {
    const element = document.createElement(kind);
    element.textContent = text;
    parent.append(element);
    return element;
  }

  /** Compares the scene as it is now; only one comparison runs at a time. */
  async refresh() {
    if (!this.panel) return;
    this.isStale = true;
    if (this.isBusy) return;
    this.isBusy = true;
    while (this.isStale) {
      this.isStale = false;
      this.message.textContent = 'comparing';
      try {
        const answer = await fetch('recording.json', { cache: 'no-store' });
        if (answer.status === 200) this.show(await answer.json());
        else if (answer.status === 422) this.fail((await answer.json()).problems.map(({ message }) => message).join('\n'));
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        this.fail('flipbook preview is not running');
      }
    }
    this.isBusy = false;
  }

  fail(text) {
    this.message.textContent = text;
    this.lists.replaceChildren();
  }

  show({ name, motions, same, differences, proposals, unplaced }) {
    this.message.textContent = `${same} of ${motions} motions as in ${name}`;
    this.lists.replaceChildren();
    this.list('Differences', differences);
    this.list('Proposed numbers', proposals);
    this.list('Without a number of their own', unplaced);
  }

  list(title, lines) {
    if (lines.length === 0) return;
    this.add('h3', title, this.lists);
    const list = this.add('ul', '', this.lists);
    for (const line of lines) this.add('li', line, list);
  }
}

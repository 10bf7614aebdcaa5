'use strict';

/** The samples of an MP4 file with one track of H.264 (ISO/IEC 14496-12 and 14496-15). */
const MP4 = {
  /** Returns `{codec, description, samples: [{offset, size, isKey}]}`, in the order of decoding. */
  read(file) {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    const table = ['moov', 'trak', 'mdia', 'minf', 'stbl'].reduce((box, name) => MP4.find(view, name, box), {
      start: 0, end: file.length,
    });
    const list = (name, count, read) => {
      const { start } = MP4.find(view, name, table);
      return Array.from({ length: view.getUint32(start + count) }, (_, index) => read(start + count + 4, index));
    };
    const sizes = list('stsz', 8, (start, index) => view.getUint32(start + 4 * index));
    const chunks = list('stco', 4, (start, index) => view.getUint32(start + 4 * index));
    const keys = new Set(list('stss', 4, (start, index) => view.getUint32(start + 4 * index) - 1));
    const runs = list('stsc', 4, (start, index) => [view.getUint32(start + 12 * index), view.getUint32(start + 12 * index + 4)]);
    const samples = [];
    chunks.forEach((chunk, index) => {
      let [offset, [, count]] = [chunk, runs.findLast(([first]) => first <= index + 1)];
      for (; count > 0 && samples.length < sizes.length; count--) {
        const size = sizes[samples.length];
        samples.push({ offset, size, isKey: keys.has(samples.length) });
        offset += size;
      }
    });
    // The sample entry: its header, 78 bytes of fields, and the decoder's configuration.
    const entry = MP4.find(view, 'avc1', { start: MP4.find(view, 'stsd', table).start + 8, end: table.end });
    const { start, end } = MP4.find(view, 'avcC', { start: entry.start + 78, end: entry.end });
    const description = file.subarray(start, end);
    const codec = `avc1.${[...description.subarray(1, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
    return { codec, description, samples };
  },

  /** The contents of a box inside another one. */
  find(view, name, { start, end }) {
    for (let place = start; place + 8 <= end; place += Math.max(8, view.getUint32(place))) {
      const type = String.fromCharCode(...[4, 5, 6, 7].map((byte) => view.getUint8(place + byte)));
      if (type === name) return { start: place + 8, end: place + view.getUint32(place) };
    }
    throw new Error(`The movie has no ${name}.`);
  },
};

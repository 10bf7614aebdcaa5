'use strict';

/** A self-contained page. */
(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const player = new Player();
  const clips = data.clips.map(({ clip, film, trace }) => {
    const pictures = film.movie ? new Movie(clip, film.movie) : new Film(clip);
    if (!film.movie) pictures.append(film);
    return {
      clip, film: pictures, trace,
      tracks: trace.tracks.map((track) => new Track(track, trace)),
      touches: new Touches(trace.touches, data.touchStyle),
      outlines: trace.parts ? new Outlines(trace.parts) : null,
    };
  });
  const [{ clip }] = clips;
  const count = clips.length > 1 ? `${clips.length} clips · ` : '';
  document.getElementById('facts').textContent =
    `${count}${clip.width} × ${clip.height} pt · ${clip.frameCount} frames at ${Format.number(clip.fps)} a second`;
  player.setClips(clips);
  if (data.comments) player.comments = new Comments(player, data.comments, data.title);
  player.readAddress();
  listenToKeys(player);
  if (!player.reducedMotion.matches && player.time === 0) player.play();
  window.player = player;
})();

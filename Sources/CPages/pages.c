#include "pages.h"

// `#embed` is of C23, and known to clang since version 19.
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char address_js[] = {
#embed "../Review/Page/Player/address.js"
};
static const unsigned char awake_js[] = {
#embed "../Review/Page/Player/awake.js"
};
static const unsigned char bars_js[] = {
#embed "../Review/Page/Player/bars.js"
};
static const unsigned char base_css[] = {
#embed "../Review/Page/Player/base.css"
};
static const unsigned char canvas_js[] = {
#embed "../Review/Page/Player/canvas.js"
};
static const unsigned char comments_js[] = {
#embed "../Review/Page/Player/comments.js"
};
static const unsigned char curves_js[] = {
#embed "../Review/Page/Player/curves.js"
};
static const unsigned char draft_js[] = {
#embed "../Review/Page/Player/draft.js"
};
static const unsigned char file_js[] = {
#embed "../Review/Page/Player/file.js"
};
static const unsigned char film_js[] = {
#embed "../Review/Page/Player/film.js"
};
static const unsigned char fingers_js[] = {
#embed "../Review/Page/Player/fingers.js"
};
static const unsigned char format_js[] = {
#embed "../Review/Page/Player/format.js"
};
static const unsigned char ghosts_js[] = {
#embed "../Review/Page/Player/ghosts.js"
};
static const unsigned char handles_js[] = {
#embed "../Review/Page/Player/handles.js"
};
static const unsigned char keys_js[] = {
#embed "../Review/Page/Player/keys.js"
};
static const unsigned char knobs_js[] = {
#embed "../Review/Page/Player/knobs.js"
};
static const unsigned char live_js[] = {
#embed "../Review/Page/Player/live.js"
};
static const unsigned char movie_js[] = {
#embed "../Review/Page/Player/movie.js"
};
static const unsigned char moving_js[] = {
#embed "../Review/Page/Player/moving.js"
};
static const unsigned char mp4_js[] = {
#embed "../Review/Page/Player/mp4.js"
};
static const unsigned char outlines_js[] = {
#embed "../Review/Page/Player/outlines.js"
};
static const unsigned char page_css[] = {
#embed "../Review/Page/Player/page.css"
};
static const unsigned char page_html[] = {
#embed "../Review/Page/Player/page.html"
};
static const unsigned char player_js[] = {
#embed "../Review/Page/Player/player.js"
};
static const unsigned char pointers_js[] = {
#embed "../Review/Page/Player/pointers.js"
};
static const unsigned char recorder_js[] = {
#embed "../Review/Page/Player/recorder.js"
};
static const unsigned char recording_js[] = {
#embed "../Review/Page/Player/recording.js"
};
static const unsigned char review_js[] = {
#embed "../Review/Page/Player/review.js"
};
static const unsigned char save_js[] = {
#embed "../Review/Page/Player/save.js"
};
static const unsigned char selection_js[] = {
#embed "../Review/Page/Player/selection.js"
};
static const unsigned char tables_js[] = {
#embed "../Review/Page/Player/tables.js"
};
static const unsigned char timeline_js[] = {
#embed "../Review/Page/Player/timeline.js"
};
static const unsigned char touch_js[] = {
#embed "../Review/Page/Player/touch.js"
};
static const unsigned char touches_js[] = {
#embed "../Review/Page/Player/touches.js"
};
static const unsigned char track_js[] = {
#embed "../Review/Page/Player/track.js"
};
static const unsigned char tuner_js[] = {
#embed "../Review/Page/Player/tuner.js"
};
static const unsigned char view_js[] = {
#embed "../Review/Page/Player/view.js"
};
static const unsigned char report_css[] = {
#embed "../Golden/Resources/report.css"
};
static const unsigned char report_html[] = {
#embed "../Golden/Resources/report.html"
};
static const unsigned char report_js[] = {
#embed "../Golden/Resources/report.js"
};
static const unsigned char appearances_html[] = {
#embed "../FlipbookCommand/Resources/appearances.html"
};
static const unsigned char gallery_html[] = {
#embed "../FlipbookCommand/Resources/gallery.html"
};

static const PageFile files[] = {
    {"address.js", address_js, sizeof address_js},
    {"awake.js", awake_js, sizeof awake_js},
    {"bars.js", bars_js, sizeof bars_js},
    {"base.css", base_css, sizeof base_css},
    {"canvas.js", canvas_js, sizeof canvas_js},
    {"comments.js", comments_js, sizeof comments_js},
    {"curves.js", curves_js, sizeof curves_js},
    {"draft.js", draft_js, sizeof draft_js},
    {"file.js", file_js, sizeof file_js},
    {"film.js", film_js, sizeof film_js},
    {"fingers.js", fingers_js, sizeof fingers_js},
    {"format.js", format_js, sizeof format_js},
    {"ghosts.js", ghosts_js, sizeof ghosts_js},
    {"handles.js", handles_js, sizeof handles_js},
    {"keys.js", keys_js, sizeof keys_js},
    {"knobs.js", knobs_js, sizeof knobs_js},
    {"live.js", live_js, sizeof live_js},
    {"movie.js", movie_js, sizeof movie_js},
    {"moving.js", moving_js, sizeof moving_js},
    {"mp4.js", mp4_js, sizeof mp4_js},
    {"outlines.js", outlines_js, sizeof outlines_js},
    {"page.css", page_css, sizeof page_css},
    {"page.html", page_html, sizeof page_html},
    {"player.js", player_js, sizeof player_js},
    {"pointers.js", pointers_js, sizeof pointers_js},
    {"recorder.js", recorder_js, sizeof recorder_js},
    {"recording.js", recording_js, sizeof recording_js},
    {"review.js", review_js, sizeof review_js},
    {"save.js", save_js, sizeof save_js},
    {"selection.js", selection_js, sizeof selection_js},
    {"tables.js", tables_js, sizeof tables_js},
    {"timeline.js", timeline_js, sizeof timeline_js},
    {"touch.js", touch_js, sizeof touch_js},
    {"touches.js", touches_js, sizeof touches_js},
    {"track.js", track_js, sizeof track_js},
    {"tuner.js", tuner_js, sizeof tuner_js},
    {"view.js", view_js, sizeof view_js},
    {"report.css", report_css, sizeof report_css},
    {"report.html", report_html, sizeof report_html},
    {"report.js", report_js, sizeof report_js},
    {"appearances.html", appearances_html, sizeof appearances_html},
    {"gallery.html", gallery_html, sizeof gallery_html},
};

PageFile pageFile(size_t index) {
  PageFile none = {NULL, NULL, 0};
  return index < sizeof files / sizeof *files ? files[index] : none;
}

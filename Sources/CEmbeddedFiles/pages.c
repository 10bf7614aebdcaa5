#include "embedded_bytes.h"

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

static const EmbeddedBytes files[] = {
    EMBEDDED("address.js", address_js),
    EMBEDDED("awake.js", awake_js),
    EMBEDDED("bars.js", bars_js),
    EMBEDDED("base.css", base_css),
    EMBEDDED("canvas.js", canvas_js),
    EMBEDDED("comments.js", comments_js),
    EMBEDDED("curves.js", curves_js),
    EMBEDDED("draft.js", draft_js),
    EMBEDDED("file.js", file_js),
    EMBEDDED("film.js", film_js),
    EMBEDDED("fingers.js", fingers_js),
    EMBEDDED("format.js", format_js),
    EMBEDDED("ghosts.js", ghosts_js),
    EMBEDDED("handles.js", handles_js),
    EMBEDDED("keys.js", keys_js),
    EMBEDDED("knobs.js", knobs_js),
    EMBEDDED("live.js", live_js),
    EMBEDDED("movie.js", movie_js),
    EMBEDDED("moving.js", moving_js),
    EMBEDDED("mp4.js", mp4_js),
    EMBEDDED("outlines.js", outlines_js),
    EMBEDDED("page.css", page_css),
    EMBEDDED("page.html", page_html),
    EMBEDDED("player.js", player_js),
    EMBEDDED("pointers.js", pointers_js),
    EMBEDDED("recorder.js", recorder_js),
    EMBEDDED("recording.js", recording_js),
    EMBEDDED("review.js", review_js),
    EMBEDDED("save.js", save_js),
    EMBEDDED("selection.js", selection_js),
    EMBEDDED("tables.js", tables_js),
    EMBEDDED("timeline.js", timeline_js),
    EMBEDDED("touch.js", touch_js),
    EMBEDDED("touches.js", touches_js),
    EMBEDDED("track.js", track_js),
    EMBEDDED("tuner.js", tuner_js),
    EMBEDDED("view.js", view_js),
    EMBEDDED("report.css", report_css),
    EMBEDDED("report.html", report_html),
    EMBEDDED("report.js", report_js),
    EMBEDDED("appearances.html", appearances_html),
    EMBEDDED("gallery.html", gallery_html),
};

EMBEDDED_TABLE(embeddedPage)

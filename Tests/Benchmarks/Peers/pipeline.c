// What one writes without Flipbook: draws a display list by Cairo, frame by frame, and makes a GIF of it with one palette
// of median cut for all frames, a table of the nearest colors, the rectangle that changed, and giflib.
//
// pipeline LIST WIDTH HEIGHT CENTISECONDS FOLDER-OF-PICTURES OUT.gif
#include <cairo.h>
#include <gif_lib.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  char name[12];
  double numbers[32];
  char *text;
} Call;

static Call *calls;
static size_t call_count;

static void read_list(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) exit(66);
  char *line = NULL;
  size_t room = 0, capacity = 0;
  while (getline(&line, &room, file) > 0) {
    if (call_count == capacity) calls = realloc(calls, (capacity = capacity ? 2 * capacity : 4096) * sizeof *calls);
    Call *call = &calls[call_count++];
    memset(call, 0, sizeof *call);
    line[strcspn(line, "\n")] = 0;
    char *rest = line + strcspn(line, " ");
    memcpy(call->name, line, (size_t)(rest - line) < 11 ? (size_t)(rest - line) : 11);
    for (int index = 0; index < 32; index++) {
      if (!strcmp(call->name, "text") && index == 5) break;
      char *end;
      call->numbers[index] = strtod(rest, &end);
      if (end == rest) break;
      rest = end;
    }
    if (*rest == ' ') rest++;
    call->text = strdup(rest);
  }
  free(line);
  fclose(file);
}

static void round_rectangle(cairo_t *cairo, double x, double y, double w, double h, double r) {
  if (r <= 0) {
    cairo_rectangle(cairo, x, y, w, h);
    return;
  }
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(cairo, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(cairo, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(cairo, x + r, y + r, r, M_PI, 3 * M_PI / 2);
  cairo_close_path(cairo);
}

static void blur_line(uint8_t *to, const uint8_t *from, int count, int step, int radius) {
  int sum = 0, width = 2 * radius + 1;
  for (int i = 0; i <= radius && i < count; i++) sum += from[i * step];
  for (int i = 0; i < count; i++) {
    to[i * step] = (uint8_t)(sum / width);
    if (i + radius + 1 < count) sum += from[(i + radius + 1) * step];
    if (i - radius >= 0) sum -= from[(i - radius) * step];
  }
}

// A shadow of the path at hand: its coverage, blurred by three boxes each way.
static void draw_shadow(cairo_t *cairo, const double *n) {
  cairo_matrix_t matrix;
  cairo_get_matrix(cairo, &matrix);
  double sigma = n[2] * hypot(matrix.xx, matrix.yx), x0, y0, x1, y1;
  int radius = (int)(sigma * 3 * sqrt(2 * M_PI) / 4 + 0.5) / 2, margin = 3 * radius + 2;
  cairo_path_t *path = cairo_copy_path(cairo);
  cairo_save(cairo);
  cairo_identity_matrix(cairo);
  cairo_path_extents(cairo, &x0, &y0, &x1, &y1);
  cairo_restore(cairo);
  int left = (int)floor(x0) - margin, top = (int)floor(y0) - margin;
  int width = (int)ceil(x1) + margin - left, height = (int)ceil(y1) + margin - top;
  cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
  cairo_t *inner = cairo_create(mask);
  cairo_matrix_t moved = matrix;
  moved.x0 -= left;
  moved.y0 -= top;
  cairo_set_matrix(inner, &moved);
  cairo_append_path(inner, path);
  cairo_fill(inner);
  cairo_destroy(inner);
  cairo_surface_flush(mask);
  int stride = cairo_image_surface_get_stride(mask);
  uint8_t *a = cairo_image_surface_get_data(mask), *b = malloc((size_t)stride * height);
  for (int pass = 0; pass < 3; pass++) {
    for (int y = 0; y < height; y++) blur_line(b + y * stride, a + y * stride, width, 1, radius);
    for (int x = 0; x < width; x++) blur_line(a + x, b + x, height, stride, radius);
  }
  free(b);
  cairo_surface_mark_dirty(mask);
  double dx = n[0], dy = n[1];
  cairo_matrix_transform_distance(&matrix, &dx, &dy);
  cairo_save(cairo);
  cairo_identity_matrix(cairo);
  cairo_set_source_rgba(cairo, n[3], n[4], n[5], n[6]);
  cairo_mask_surface(cairo, mask, left + dx, top + dy);
  cairo_restore(cairo);
  cairo_surface_destroy(mask);
  cairo_new_path(cairo);
  cairo_append_path(cairo, path);
  cairo_path_destroy(path);
}

static cairo_surface_t *picture(const char *folder, const char *name) {
  static struct {
    char *name;
    cairo_surface_t *surface;
  } known[64];
  static int count;
  for (int index = 0; index < count; index++)
    if (!strcmp(known[index].name, name)) return known[index].surface;
  char path[1024];
  snprintf(path, sizeof path, "%s/%s.png", folder, name);
  known[count].name = strdup(name);
  return known[count++].surface = cairo_image_surface_create_from_png(path);
}

static void perform(cairo_t *cairo, const Call *call, const char *folder) {
  const char *name = call->name;
  const double *n = call->numbers;
  if (!strcmp(name, "save")) cairo_save(cairo);
  else if (!strcmp(name, "restore")) cairo_restore(cairo);
  else if (!strcmp(name, "transform")) cairo_transform(cairo, &(cairo_matrix_t){n[0], n[1], n[2], n[3], n[4], n[5]});
  else if (!strcmp(name, "new")) cairo_new_path(cairo);
  else if (!strcmp(name, "move")) cairo_move_to(cairo, n[0], n[1]);
  else if (!strcmp(name, "line")) cairo_line_to(cairo, n[0], n[1]);
  else if (!strcmp(name, "curve")) cairo_curve_to(cairo, n[0], n[1], n[2], n[3], n[4], n[5]);
  else if (!strcmp(name, "close")) cairo_close_path(cairo);
  else if (!strcmp(name, "round")) round_rectangle(cairo, n[0], n[1], n[2], n[3], n[4]);
  else if (!strcmp(name, "clip")) cairo_clip(cairo);
  else if (!strcmp(name, "shadow")) draw_shadow(cairo, n);
  else if (!strcmp(name, "fill")) {
    cairo_set_source_rgba(cairo, n[0], n[1], n[2], n[3]);
    cairo_fill_preserve(cairo);
  } else if (!strcmp(name, "stroke")) {
    cairo_set_source_rgba(cairo, n[1], n[2], n[3], n[4]);
    cairo_set_line_width(cairo, n[0]);
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_stroke_preserve(cairo);
  } else if (!strcmp(name, "gradient")) {
    cairo_pattern_t *gradient = cairo_pattern_create_linear(n[0], n[1], n[2], n[3]);
    for (int stop = 0; stop < (int)n[4]; stop++) {
      const double *s = n + 5 + 5 * stop;
      cairo_pattern_add_color_stop_rgba(gradient, s[0], s[1], s[2], s[3], s[4]);
    }
    cairo_set_source(cairo, gradient);
    cairo_fill_preserve(cairo);
    cairo_pattern_destroy(gradient);
  } else if (!strcmp(name, "image")) {
    cairo_set_source_surface(cairo, picture(folder, call->text), 0, 0);
    cairo_paint(cairo);
  } else if (!strcmp(name, "text")) {
    cairo_select_font_face(cairo, "DejaVu Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(cairo, n[0]);
    cairo_set_source_rgba(cairo, n[1], n[2], n[3], n[4]);
    cairo_move_to(cairo, 0, 0);
    cairo_show_text(cairo, call->text);
  } else if (!strcmp(name, "group")) {
    cairo_save(cairo);
    cairo_rectangle(cairo, n[0], n[1], n[2], n[3]);
    cairo_clip(cairo);
    cairo_push_group(cairo);
  } else if (!strcmp(name, "endgroup")) {
    cairo_pop_group_to_source(cairo);
    cairo_paint_with_alpha(cairo, n[0]);
    cairo_restore(cairo);
  }
}

// All frames, as rows of 0xAARRGGBB.
static uint32_t *frames;
static int width, height, frame_count;

static void paint(const char *folder) {
  size_t area = (size_t)width * height;
  for (size_t index = 0; index < call_count; index++) frame_count += !strcmp(calls[index].name, "frame");
  frames = malloc(area * 4 * frame_count);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  size_t index = 0;
  for (int frame = 0; frame < frame_count; frame++) {
    cairo_surface_t *surface = cairo_image_surface_create_for_data(
      (uint8_t *)(frames + area * frame), CAIRO_FORMAT_ARGB32, width, height, width * 4);
    cairo_t *cairo = cairo_create(surface);
    cairo_set_font_options(cairo, options);
    for (; strcmp(calls[index].name, "frame"); index++) perform(cairo, &calls[index], folder);
    index++;
    cairo_destroy(cairo);
    cairo_surface_flush(surface);
    cairo_surface_destroy(surface);
  }
  cairo_font_options_destroy(options);
}

// Colors in cells of five bits a component.
static struct {
  uint32_t count;
  uint64_t sum[3];
} cells[32768];
static int sort_axis;

static int cell(uint32_t color) { return (color >> 19 & 31) << 10 | (color >> 11 & 31) << 5 | (color >> 3 & 31); }
static int component(int cell, int axis) { return cell >> (10 - 5 * axis) & 31; }
static int compare(const void *a, const void *b) {
  return component(*(const int *)a, sort_axis) - component(*(const int *)b, sort_axis);
}

typedef struct {
  int *cells, count, lowest[3], highest[3];
  uint64_t weight;
} Box;

static void measure(Box *box) {
  box->weight = 0;
  for (int axis = 0; axis < 3; axis++) box->lowest[axis] = 31, box->highest[axis] = 0;
  for (int index = 0; index < box->count; index++) {
    box->weight += cells[box->cells[index]].count;
    for (int axis = 0; axis < 3; axis++) {
      int value = component(box->cells[index], axis);
      if (value < box->lowest[axis]) box->lowest[axis] = value;
      if (value > box->highest[axis]) box->highest[axis] = value;
    }
  }
}

static GifColorType palette[256];
static uint8_t nearest[32768];

static int make_palette(void) {
  for (size_t pixel = 0; pixel < (size_t)width * height * frame_count; pixel++) {
    uint32_t color = frames[pixel];
    int index = cell(color);
    cells[index].count++;
    for (int axis = 0; axis < 3; axis++) cells[index].sum[axis] += color >> (16 - 8 * axis) & 255;
  }
  static int used[32768];
  int used_count = 0, count = 1;
  for (int index = 0; index < 32768; index++)
    if (cells[index].count) used[used_count++] = index;
  Box boxes[255] = {{.cells = used, .count = used_count}};
  measure(&boxes[0]);
  while (count < 255) {
    int best = -1;
    double score = 0;
    for (int index = 0; index < count; index++) {
      int extent = 0;
      for (int axis = 0; axis < 3; axis++)
        if (boxes[index].highest[axis] - boxes[index].lowest[axis] > extent)
          extent = boxes[index].highest[axis] - boxes[index].lowest[axis];
      if (boxes[index].count > 1 && (double)boxes[index].weight * extent > score)
        score = (double)boxes[index].weight * extent, best = index;
    }
    if (best < 0) break;
    Box *box = &boxes[best];
    sort_axis = 0;
    for (int axis = 1; axis < 3; axis++)
      if (box->highest[axis] - box->lowest[axis] > box->highest[sort_axis] - box->lowest[sort_axis]) sort_axis = axis;
    qsort(box->cells, box->count, sizeof(int), compare);
    uint64_t below = 0;
    int middle = 0;
    while (middle < box->count - 1 && below < box->weight / 2) below += cells[box->cells[middle++]].count;
    if (middle < 1) middle = 1;
    boxes[count] = (Box){.cells = box->cells + middle, .count = box->count - middle};
    box->count = middle;
    measure(box);
    measure(&boxes[count++]);
  }
  for (int index = 0; index < count; index++) {
    uint64_t sum[3] = {0}, weight = 0;
    for (int item = 0; item < boxes[index].count; item++) {
      weight += cells[boxes[index].cells[item]].count;
      for (int axis = 0; axis < 3; axis++) sum[axis] += cells[boxes[index].cells[item]].sum[axis];
    }
    palette[index] = (GifColorType){sum[0] / weight, sum[1] / weight, sum[2] / weight};
  }
  for (int item = 0; item < used_count; item++) {
    int index = used[item], red = component(index, 0) * 8 + 4, green = component(index, 1) * 8 + 4;
    int blue = component(index, 2) * 8 + 4, least = 1 << 30;
    for (int number = 0; number < count; number++) {
      int r = red - palette[number].Red, g = green - palette[number].Green, b = blue - palette[number].Blue;
      if (r * r + g * g + b * b < least) least = r * r + g * g + b * b, nearest[index] = (uint8_t)number;
    }
  }
  return count;
}

static void write_gif(const char *path, int centiseconds) {
  int error, still = make_palette();
  size_t area = (size_t)width * height;
  uint8_t *shown = malloc(area), *numbers = malloc(area), *row = malloc(width);
  GifFileType *file = EGifOpenFileName(path, false, &error);
  if (!file) exit(73);
  EGifSetGifVersion(file, true);
  ColorMapObject *map = GifMakeMapObject(256, palette);
  EGifPutScreenDesc(file, width, height, 8, 0, map);
  EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE);
  EGifPutExtensionBlock(file, 11, "NETSCAPE2.0");
  EGifPutExtensionBlock(file, 3, "\1\0\0");
  EGifPutExtensionTrailer(file);
  for (int frame = 0; frame < frame_count; frame++) {
    for (size_t pixel = 0; pixel < area; pixel++) numbers[pixel] = nearest[cell(frames[area * frame + pixel])];
    int left = 0, top = 0, right = width, bottom = height;
    if (frame > 0) {
      left = width, top = height, right = bottom = 0;
      for (int y = 0; y < height; y++) {
        if (!memcmp(numbers + (size_t)y * width, shown + (size_t)y * width, width)) continue;
        for (int x = 0; x < width; x++) {
          if (numbers[(size_t)y * width + x] == shown[(size_t)y * width + x]) continue;
          if (x < left) left = x;
          if (x >= right) right = x + 1;
          if (y < top) top = y;
          bottom = y + 1;
        }
      }
      if (right == 0) left = top = 0, right = bottom = 1;
    }
    GraphicsControlBlock control = {
      .DisposalMode = DISPOSE_DO_NOT, .DelayTime = centiseconds, .TransparentColor = still};
    GifByteType block[4];
    EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, EGifGCBToExtension(&control, block), block);
    EGifPutImageDesc(file, left, top, right - left, bottom - top, false, NULL);
    for (int y = top; y < bottom; y++) {
      for (int x = left; x < right; x++) {
        size_t pixel = (size_t)y * width + x;
        row[x - left] = frame > 0 && numbers[pixel] == shown[pixel] ? (uint8_t)still : numbers[pixel];
      }
      EGifPutLine(file, row, right - left);
    }
    memcpy(shown, numbers, area);
  }
  EGifCloseFile(file, &error);
}

int main(int count, char **arguments) {
  if (count != 7) return 64;
  width = atoi(arguments[2]), height = atoi(arguments[3]);
  read_list(arguments[1]);
  paint(arguments[5]);
  write_gif(arguments[6], atoi(arguments[4]));
  return 0;
}

#include "CPNG.h"

#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Everything that must survive a longjmp lives in these structs, in the frame of the function that does not call
// setjmp, so no local variable can be clobbered by the jump.

typedef struct reader {
  png_structp png;
  png_infop info;
  const uint8_t *next;
  size_t left;
  uint8_t *pixels;
  size_t bytes_per_row;
  uint32_t width, height;
  uint32_t rows;  // of the current pass
  int passes, pass;
} reader;

typedef struct writer {
  png_structp png;
  png_infop info;
  const uint8_t *pixels;
  size_t bytes_per_row;
  uint32_t width, height;
  int has_alpha, filter, level;
  cpng_file *out;
} writer;

static void on_error(png_structp png, png_const_charp text) {
  char *message = png_get_error_ptr(png);
  snprintf(message, CPNG_MESSAGE_SIZE, "%s", text);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

// MARK: Reading

static void read_bytes(png_structp png, png_bytep to, size_t count) {
  reader *r = png_get_io_ptr(png);
  if (count > r->left) {
    char text[CPNG_MESSAGE_SIZE];
    if (r->pass < 0) {
      png_error(png, "it is cut short before its pixels");
    } else if (r->pass >= r->passes) {
      png_error(png, "it is cut short after its pixels");
    } else if (r->passes > 1) {
      snprintf(text, sizeof text, "it is cut short in pass %d of %d", r->pass + 1, r->passes);
    } else {
      snprintf(text, sizeof text, "it is cut short after %u of %u rows", r->rows, r->height);
    }
    png_error(png, text);
  }
  memcpy(to, r->next, count);
  r->next += count;
  r->left -= count;
}

static int read_guarded(reader *r) {
  png_structp png = r->png;
  if (setjmp(png_jmpbuf(png))) return 0;

  png_set_read_fn(png, r, read_bytes);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_set_user_limits(png, r->width, r->height);
  png_set_chunk_malloc_max(png, 1 << 23);
  // Gives sRGB whatever gamma the file declares, and takes a file that declares none for sRGB, at 16 bits too.
  png_set_alpha_mode(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
  png_read_info(png, r->info);
  if (png_get_image_width(png, r->info) != r->width || png_get_image_height(png, r->info) != r->height) {
    png_error(png, "its size is not the size in its header");
  }

  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  r->passes = png_set_interlace_handling(png);
  png_read_update_info(png, r->info);
  if (png_get_rowbytes(png, r->info) != (size_t)r->width * 4) png_error(png, "its pixels have an unknown form");

  for (r->pass = 0; r->pass < r->passes; r->pass++) {
    for (r->rows = 0; r->rows < r->height; r->rows++) {
      png_read_row(png, r->pixels + r->rows * r->bytes_per_row, NULL);
    }
  }
  png_read_end(png, NULL);
  return 1;
}

int cpng_read(
  const uint8_t *file, size_t count, uint8_t *pixels, size_t bytes_per_row, uint32_t width, uint32_t height,
  char *message
) {
  reader r = {
    .next = file, .left = count, .pixels = pixels, .bytes_per_row = bytes_per_row, .width = width, .height = height,
    .pass = -1,
  };
  snprintf(message, CPNG_MESSAGE_SIZE, "there is no memory for reading it");
  r.png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, on_error, on_warning);
  if (r.png) r.info = png_create_info_struct(r.png);
  int done = r.info && read_guarded(&r);
  png_destroy_read_struct(&r.png, &r.info, NULL);
  return done;
}

// MARK: Writing

static void write_bytes(png_structp png, png_bytep from, size_t count) {
  cpng_file *out = ((writer *)png_get_io_ptr(png))->out;
  if (count > out->capacity - out->count) {
    size_t capacity = out->capacity * 2 + count + 4096;
    uint8_t *bytes = realloc(out->bytes, capacity);
    if (!bytes) png_error(png, "there is no memory for the file");
    out->bytes = bytes;
    out->capacity = capacity;
  }
  memcpy(out->bytes + out->count, from, count);
  out->count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

static int write_guarded(writer *w) {
  static const int filters[] = {
    PNG_FILTER_NONE, PNG_FILTER_SUB, PNG_FILTER_UP, PNG_FILTER_AVG, PNG_FILTER_PAETH,
  };
  png_structp png = w->png;
  if (setjmp(png_jmpbuf(png))) return 0;

  png_set_write_fn(png, w, write_bytes, flush_nothing);
  png_set_IHDR(
    png, w->info, w->width, w->height, 8, w->has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
    PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, w->info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, filters[w->filter]);
  png_set_compression_level(png, w->level);
  png_set_compression_strategy(png, 0);  // Z_DEFAULT_STRATEGY: interface art repeats itself, filtered or not.
  png_set_compression_buffer_size(png, 1 << 16);
  png_write_info(png, w->info);
  if (!w->has_alpha) png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (uint32_t y = 0; y < w->height; y++) png_write_row(png, w->pixels + y * w->bytes_per_row);
  png_write_end(png, NULL);
  return 1;
}

int cpng_write(
  const uint8_t *pixels, size_t bytes_per_row, uint32_t width, uint32_t height, int has_alpha, int filter, int level,
  cpng_file *out, char *message
) {
  writer w = {
    .pixels = pixels, .bytes_per_row = bytes_per_row, .width = width, .height = height, .has_alpha = has_alpha,
    .filter = filter, .level = level, .out = out,
  };
  *out = (cpng_file){0};
  snprintf(message, CPNG_MESSAGE_SIZE, "there is no memory for writing it");
  if (filter < 0 || filter > 4) {
    snprintf(message, CPNG_MESSAGE_SIZE, "there is no row filter %d", filter);
    return 0;
  }
  w.png = png_create_write_struct(PNG_LIBPNG_VER_STRING, message, on_error, on_warning);
  if (w.png) w.info = png_create_info_struct(w.png);
  int done = w.info && write_guarded(&w);
  png_destroy_write_struct(&w.png, &w.info);
  if (!done) cpng_free(out);
  return done;
}

void cpng_free(cpng_file *file) {
  free(file->bytes);
  *file = (cpng_file){0};
}

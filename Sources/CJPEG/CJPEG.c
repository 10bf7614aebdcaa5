#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

// Everything that must survive a longjmp is in this struct, in the frame of a function that does not call setjmp, so
// that the jump cannot clobber any local variable.

typedef struct reader {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_source_mgr source;
  jmp_buf failed;
  char *message;
  // Used only when the pixels are read.
  uint8_t *pixels, *inks;
  int keeps_inks;
  size_t bytes_per_row;
  uint32_t width, height;
  cjpeg_header *header;
} reader;

static void fail(reader *r, const char *text) {
  snprintf(r->message, CJPEG_MESSAGE_SIZE, "%s", text);
  longjmp(r->failed, 1);
}

static void on_error(j_common_ptr jpeg) {
  char text[JMSG_LENGTH_MAX];
  jpeg->err->format_message(jpeg, text);
  fail(jpeg->client_data, text);
}

// Warnings report damage that libjpeg would replace with gray.
static void on_message(j_common_ptr jpeg, int level) {
  if (level < 0) on_error(jpeg);
}

static void print_nothing(j_common_ptr jpeg) { (void)jpeg; }

static void source_nothing(j_decompress_ptr jpeg) { (void)jpeg; }

static boolean at_end(j_decompress_ptr jpeg) {
  reader *r = jpeg->client_data;
  if (!r->pixels) {
    fail(r, "it is truncated before its pixels");
  } else {
    char text[CJPEG_MESSAGE_SIZE];
    snprintf(text, sizeof text, "it is truncated after %u of %u rows", jpeg->output_scanline, r->height);
    // The rows of a progressive file are complete only after its last pass.
    fail(r, jpeg->progressive_mode ? "it is truncated" : text);
  }
  return FALSE;
}

static void skip(j_decompress_ptr jpeg, long count) {
  if (count <= 0) return;
  if ((size_t)count > jpeg->src->bytes_in_buffer) at_end(jpeg);
  jpeg->src->next_input_byte += count;
  jpeg->src->bytes_in_buffer -= count;
}

// MARK: Reading

/// Multiplies the complements of each ink and of black. Adobe's files, the only ones in practice, store inverted inks:
/// 255 for no ink.
static void from_inks(const uint8_t *inks, uint8_t *row, uint32_t width, int is_inverted) {
  for (uint32_t x = 0; x < width; x++, inks += 4, row += 4) {
    unsigned key = is_inverted ? inks[3] : 255 - inks[3];
    for (int i = 0; i < 3; i++) row[i] = ((is_inverted ? inks[i] : 255 - inks[i]) * key + 127) / 255;
    row[3] = 255;
  }
}

static void read_pixels(reader *r) {
  j_decompress_ptr jpeg = &r->jpeg;
  if (jpeg->image_width != r->width || jpeg->image_height != r->height) fail(r, "its size is not the size in its header");
  int has_inks = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  jpeg->out_color_space = has_inks ? JCS_CMYK : JCS_EXT_RGBA;
  jpeg->dct_method = JDCT_ISLOW;
  jpeg_start_decompress(jpeg);
  if (has_inks && !r->keeps_inks && !(r->inks = malloc((size_t)r->width * 4))) fail(r, "there is not enough memory to read it");
  while (jpeg->output_scanline < r->height) {
    uint8_t *row = r->pixels + jpeg->output_scanline * r->bytes_per_row;
    JSAMPROW target = r->inks ? r->inks : row;
    jpeg_read_scanlines(jpeg, &target, 1);
    if (r->inks) from_inks(r->inks, row, r->width, jpeg->saw_Adobe_marker);
    if (has_inks && r->keeps_inks && jpeg->saw_Adobe_marker) {
      for (size_t i = 0; i < (size_t)r->width * 4; i++) row[i] = 255 - row[i];
    }
  }
  jpeg_finish_decompress(jpeg);
}

static int read_guarded(reader *r, const uint8_t *file, size_t count) {
  if (setjmp(r->failed)) return 0;
  j_decompress_ptr jpeg = &r->jpeg;
  jpeg_create_decompress(jpeg);
  jpeg->client_data = r;
  r->source = (struct jpeg_source_mgr){
    .next_input_byte = file, .bytes_in_buffer = count, .init_source = source_nothing, .fill_input_buffer = at_end,
    .skip_input_data = skip, .resync_to_restart = jpeg_resync_to_restart, .term_source = source_nothing,
  };
  jpeg->src = &r->source;
  jpeg_read_header(jpeg, TRUE);
  if (r->pixels) {
    read_pixels(r);
    return 1;
  }
  *r->header = (cjpeg_header){
    .width = jpeg->image_width, .height = jpeg->image_height, .components = jpeg->num_components,
  };
  return 1;
}

static int run(reader *r, const uint8_t *file, size_t count, char *message) {
  r->message = message;
  snprintf(message, CJPEG_MESSAGE_SIZE, "there is not enough memory to read it");
  r->jpeg.err = jpeg_std_error(&r->errors);
  r->errors.error_exit = on_error;
  r->errors.emit_message = on_message;
  r->errors.output_message = print_nothing;
  r->jpeg.client_data = r;
  int done = read_guarded(r, file, count);
  jpeg_destroy_decompress(&r->jpeg);
  free(r->inks);
  return done;
}

int cjpeg_read_header(const uint8_t *file, size_t count, cjpeg_header *header, char *message) {
  reader r = {.header = header};
  return run(&r, file, count, message);
}

int cjpeg_read(
  const uint8_t *file, size_t count, uint8_t *pixels, size_t bytes_per_row, uint32_t width, uint32_t height,
  int keeps_inks, char *message
) {
  reader r = {
    .pixels = pixels, .bytes_per_row = bytes_per_row, .width = width, .height = height, .keeps_inks = keeps_inks,
  };
  return run(&r, file, count, message);
}

int cjpeg_version(void) {
#ifdef LIBJPEG_TURBO_VERSION_NUMBER
  return LIBJPEG_TURBO_VERSION_NUMBER;
#else
  return JPEG_LIB_VERSION * 1000 * 100;
#endif
}

#include "CPNG.h"

#include <png.h>
#include <stdio.h>
#include <string.h>

// Everything that must survive a longjmp is in this struct, in the frame of a function that does not call setjmp, so
// that the jump cannot clobber any local variable.

typedef struct reader {
  png_structp png;
  png_infop info;
  const uint8_t *next;
  size_t left;
  uint8_t *pixels;
  size_t bytes_per_row;
  uint32_t width, height;
  int bits;
  uint32_t rows;  // finished in the current pass
  int passes, pass;
} reader;

static void on_error(png_structp png, png_const_charp text) {
  char *message = png_get_error_ptr(png);
  snprintf(message, CPNG_MESSAGE_SIZE, "%s", text);
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void read_bytes(png_structp png, png_bytep to, size_t count) {
  reader *r = png_get_io_ptr(png);
  if (count > r->left) {
    char text[CPNG_MESSAGE_SIZE];
    if (r->pass < 0) {
      png_error(png, "it is truncated before its pixels");
    } else if (r->pass >= r->passes) {
      png_error(png, "it is truncated after its pixels");
    } else if (r->passes > 1) {
      snprintf(text, sizeof text, "it is truncated in pass %d of %d", r->pass + 1, r->passes);
    } else {
      snprintf(text, sizeof text, "it is truncated after %u of %u rows", r->rows, r->height);
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
  // Chunks that the pixels don't need are skipped, since libpng would allocate whatever length such a chunk claims.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(png, r->info);
  if (png_get_image_width(png, r->info) != r->width || png_get_image_height(png, r->info) != r->height) {
    png_error(png, "its size is not the size in its header");
  }

  png_set_expand(png);
  if (r->bits == 8) png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, r->bits == 8 ? 0xFF : 0xFFFF, PNG_FILLER_AFTER);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  if (r->bits == 16) png_set_swap(png);
#endif
  r->passes = png_set_interlace_handling(png);
  png_read_update_info(png, r->info);
  if (png_get_rowbytes(png, r->info) != (size_t)r->width * 4 * (r->bits / 8)) png_error(png, "its pixels have an unknown form");

  for (r->pass = 0; r->pass < r->passes; r->pass++) {
    for (r->rows = 0; r->rows < r->height; r->rows++) {
      png_read_row(png, r->pixels + r->rows * r->bytes_per_row, NULL);
    }
  }
  png_read_end(png, NULL);
  return 1;
}

int cpng_read(
  const uint8_t *file, size_t count, void *pixels, size_t bytes_per_row, uint32_t width, uint32_t height,
  int bits, char *message
) {
  reader r = {
    .next = file, .left = count, .pixels = pixels, .bytes_per_row = bytes_per_row, .width = width, .height = height,
    .bits = bits, .pass = -1,
  };
  snprintf(message, CPNG_MESSAGE_SIZE, "there is not enough memory to read it");
  r.png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, on_error, on_warning);
  if (r.png) r.info = png_create_info_struct(r.png);
  int done = r.info && read_guarded(&r);
  png_destroy_read_struct(&r.png, &r.info, NULL);
  return done;
}

const char *cpng_version(void) { return png_get_libpng_ver(NULL); }

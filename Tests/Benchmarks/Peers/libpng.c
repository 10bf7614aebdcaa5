// Times libpng alone on raw frames: libpng RAW WIDTH HEIGHT FRAMES LEVEL. RGBA with libpng's default filters, as programs
// write it that set nothing but a level. Prints a line of JSON: processor seconds and bytes of all frames.
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static size_t total;

static void count_bytes(png_structp png, png_bytep bytes, size_t count) {
  (void)png;
  (void)bytes;
  total += count;
}

static void flush(png_structp png) { (void)png; }

int main(int count, char **arguments) {
  if (count != 6) return 64;
  int width = atoi(arguments[2]), height = atoi(arguments[3]), frames = atoi(arguments[4]), level = atoi(arguments[5]);
  size_t size = (size_t)width * height * 4;
  png_bytep pixels = malloc(size);
  FILE *file = fopen(arguments[1], "rb");
  if (!file || !pixels) return 66;
  double seconds = 0;
  for (int frame = 0; frame < frames; frame++) {
    if (fread(pixels, 1, size, file) != size) return 65;
    clock_t start = clock();
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    png_set_write_fn(png, NULL, count_bytes, flush);
    png_set_compression_level(png, level);
    png_set_IHDR(png, info, width, height, 8, PNG_COLOR_TYPE_RGB_ALPHA, 0, 0, 0);
    png_write_info(png, info);
    for (int y = 0; y < height; y++) png_write_row(png, pixels + (size_t)y * width * 4);
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    seconds += (double)(clock() - start) / CLOCKS_PER_SEC;
  }
  printf("{\"cpu\": %f, \"bytes\": %zu, \"frames\": %d}\n", seconds, total, frames);
  return 0;
}

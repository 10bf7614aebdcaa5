// libwebp reports every failure through return values, so Swift can call it directly.
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>
#include <webp/mux.h>

// giflib reports every failure through return values, so Swift can call it directly.
#include <gif_lib.h>

// Fontconfig reports every failure through return values, so Swift can call it directly.
#include <fontconfig/fontconfig.h>

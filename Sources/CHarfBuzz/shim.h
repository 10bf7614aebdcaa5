// HarfBuzz reports every failure through return values and empty objects, so Swift can call it directly.
#include <hb.h>
#include <hb-ot.h>

// libyaml reports every failure through return values, so Swift can call it directly.
#include <yaml.h>

// libxml2 reports failures through return values and callbacks, so Swift can call it directly.
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>

// libxml2 reports failures through return values and callbacks, so Swift can call it directly.
#include <libxml/xmlversion.h>
// Debian's libxml2 would include the system's ICU, whose declarations conflict with Foundation's. Only the last members
// of the encoding handler, which are not used here, depend on it.
#undef LIBXML_ICU_ENABLED
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>

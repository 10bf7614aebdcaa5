#include "code_helpers.h"

// `#embed` is of C23, and known to clang since version 19.
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char text[] = {
#embed "../CodeHelpers/CodeHelpers.swift"
    ,
#embed "../CodeHelpers/CodeHelpers+Layout.swift"
    ,
#embed "../CodeHelpers/CodeHelpers+Motions.swift"
    ,
#embed "../CodeHelpers/CodeHelpers+Springs.swift"
    ,
#embed "../CodeHelpers/CodeHelpers+Touches.swift"
    ,
#embed "../CodeHelpers/CodeHelpers+Views.swift"
    ,
#embed "../CodeHelpers/SwiftUICodeHelpers.swift"
};

CodeHelperText codeHelperText(void) {
  CodeHelperText result = {text, sizeof text};
  return result;
}

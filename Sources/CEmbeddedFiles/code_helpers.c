#include "embedded_bytes.h"

static const unsigned char codeHelpers[] = {
#embed "../CodeHelpers/CodeHelpers.swift"
};
static const unsigned char codeHelpersLayout[] = {
#embed "../CodeHelpers/CodeHelpers+Layout.swift"
};
static const unsigned char codeHelpersMotions[] = {
#embed "../CodeHelpers/CodeHelpers+Motions.swift"
};
static const unsigned char codeHelpersSprings[] = {
#embed "../CodeHelpers/CodeHelpers+Springs.swift"
};
static const unsigned char codeHelpersTouches[] = {
#embed "../CodeHelpers/CodeHelpers+Touches.swift"
};
static const unsigned char codeHelpersViews[] = {
#embed "../CodeHelpers/CodeHelpers+Views.swift"
};
static const unsigned char swiftUICodeHelpers[] = {
#embed "../CodeHelpers/SwiftUICodeHelpers.swift"
};

static const EmbeddedBytes files[] = {
    EMBEDDED("CodeHelpers.swift", codeHelpers),
    EMBEDDED("CodeHelpers+Layout.swift", codeHelpersLayout),
    EMBEDDED("CodeHelpers+Motions.swift", codeHelpersMotions),
    EMBEDDED("CodeHelpers+Springs.swift", codeHelpersSprings),
    EMBEDDED("CodeHelpers+Touches.swift", codeHelpersTouches),
    EMBEDDED("CodeHelpers+Views.swift", codeHelpersViews),
    EMBEDDED("SwiftUICodeHelpers.swift", swiftUICodeHelpers),
};

EMBEDDED_TABLE(embeddedCodeHelpers)

#include "embedded_bytes.h"

static const unsigned char thin[] = {
#embed "Fonts/Inter-Thin.otf"
};
static const unsigned char thinItalic[] = {
#embed "Fonts/Inter-ThinItalic.otf"
};
static const unsigned char extraLight[] = {
#embed "Fonts/Inter-ExtraLight.otf"
};
static const unsigned char extraLightItalic[] = {
#embed "Fonts/Inter-ExtraLightItalic.otf"
};
static const unsigned char light[] = {
#embed "Fonts/Inter-Light.otf"
};
static const unsigned char lightItalic[] = {
#embed "Fonts/Inter-LightItalic.otf"
};
static const unsigned char regular[] = {
#embed "Fonts/Inter-Regular.otf"
};
static const unsigned char italic[] = {
#embed "Fonts/Inter-Italic.otf"
};
static const unsigned char medium[] = {
#embed "Fonts/Inter-Medium.otf"
};
static const unsigned char mediumItalic[] = {
#embed "Fonts/Inter-MediumItalic.otf"
};
static const unsigned char semiBold[] = {
#embed "Fonts/Inter-SemiBold.otf"
};
static const unsigned char semiBoldItalic[] = {
#embed "Fonts/Inter-SemiBoldItalic.otf"
};
static const unsigned char bold[] = {
#embed "Fonts/Inter-Bold.otf"
};
static const unsigned char boldItalic[] = {
#embed "Fonts/Inter-BoldItalic.otf"
};
static const unsigned char extraBold[] = {
#embed "Fonts/Inter-ExtraBold.otf"
};
static const unsigned char extraBoldItalic[] = {
#embed "Fonts/Inter-ExtraBoldItalic.otf"
};
static const unsigned char black[] = {
#embed "Fonts/Inter-Black.otf"
};
static const unsigned char blackItalic[] = {
#embed "Fonts/Inter-BlackItalic.otf"
};
static const unsigned char variable[] = {
#embed "Fonts/InterVariable.ttf"
};
static const unsigned char variableItalic[] = {
#embed "Fonts/InterVariable-Italic.ttf"
};

static const EmbeddedBytes files[] = {
    EMBEDDED("Inter-Thin.otf", thin),
    EMBEDDED("Inter-ThinItalic.otf", thinItalic),
    EMBEDDED("Inter-ExtraLight.otf", extraLight),
    EMBEDDED("Inter-ExtraLightItalic.otf", extraLightItalic),
    EMBEDDED("Inter-Light.otf", light),
    EMBEDDED("Inter-LightItalic.otf", lightItalic),
    EMBEDDED("Inter-Regular.otf", regular),
    EMBEDDED("Inter-Italic.otf", italic),
    EMBEDDED("Inter-Medium.otf", medium),
    EMBEDDED("Inter-MediumItalic.otf", mediumItalic),
    EMBEDDED("Inter-SemiBold.otf", semiBold),
    EMBEDDED("Inter-SemiBoldItalic.otf", semiBoldItalic),
    EMBEDDED("Inter-Bold.otf", bold),
    EMBEDDED("Inter-BoldItalic.otf", boldItalic),
    EMBEDDED("Inter-ExtraBold.otf", extraBold),
    EMBEDDED("Inter-ExtraBoldItalic.otf", extraBoldItalic),
    EMBEDDED("Inter-Black.otf", black),
    EMBEDDED("Inter-BlackItalic.otf", blackItalic),
    EMBEDDED("InterVariable.ttf", variable),
    EMBEDDED("InterVariable-Italic.ttf", variableItalic),
};

EMBEDDED_TABLE(embeddedFont)

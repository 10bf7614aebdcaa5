#include "inter.h"

// `#embed` is part of C23, and supported by clang since version 19.
#pragma clang diagnostic ignored "-Wc23-extensions"
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

#define FONT(name, file) {file, name, sizeof(name)}

static const InterFont fonts[interFontCount] = {
    FONT(thin, "Inter-Thin.otf"),
    FONT(thinItalic, "Inter-ThinItalic.otf"),
    FONT(extraLight, "Inter-ExtraLight.otf"),
    FONT(extraLightItalic, "Inter-ExtraLightItalic.otf"),
    FONT(light, "Inter-Light.otf"),
    FONT(lightItalic, "Inter-LightItalic.otf"),
    FONT(regular, "Inter-Regular.otf"),
    FONT(italic, "Inter-Italic.otf"),
    FONT(medium, "Inter-Medium.otf"),
    FONT(mediumItalic, "Inter-MediumItalic.otf"),
    FONT(semiBold, "Inter-SemiBold.otf"),
    FONT(semiBoldItalic, "Inter-SemiBoldItalic.otf"),
    FONT(bold, "Inter-Bold.otf"),
    FONT(boldItalic, "Inter-BoldItalic.otf"),
    FONT(extraBold, "Inter-ExtraBold.otf"),
    FONT(extraBoldItalic, "Inter-ExtraBoldItalic.otf"),
    FONT(black, "Inter-Black.otf"),
    FONT(blackItalic, "Inter-BlackItalic.otf"),
    FONT(variable, "InterVariable.ttf"),
    FONT(variableItalic, "InterVariable-Italic.ttf"),
};

InterFont interFont(size_t index) { return fonts[index]; }

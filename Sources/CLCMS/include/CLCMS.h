#ifndef CLCMS_H
#define CLCMS_H

#include <stddef.h>
#include <stdint.h>

// Little CMS describes pixel formats by macros that Swift cannot import.

/// A conversion of pixels to sRGB.
typedef struct clcms_conversion clcms_conversion;

/// The components of a pixel.
typedef enum clcms_pixels {
  /// Red, green, blue, and alpha with 8 bits each. A gray profile is applied to the red component.
  CLCMS_RGBA8,
  /// Red, green, blue, and alpha with 16 bits each, in native byte order.
  CLCMS_RGBA16,
  /// Cyan, magenta, yellow, and black with 8 bits each, with 255 for full ink.
  CLCMS_CMYK8,
} clcms_pixels;

/// The result of creating a conversion.
typedef enum clcms_status {
  CLCMS_DONE,
  /// The colors are already sRGB: no component would change by more than one of 255 levels.
  CLCMS_IS_SRGB,
  /// The profile is damaged, or of a class that isn't used for images.
  CLCMS_DAMAGED,
  /// The profile is for a color space with other components.
  CLCMS_OTHER_COMPONENTS,
} clcms_status;

/// A curve from an encoded component to linear light, with the parameters of ICC.1's parametric curve type 3, the form
/// of sRGB: `(a x + b)^g` from `d` up, and `c x` below.
typedef struct clcms_curve {
  double g, a, b, c, d;
} clcms_curve;

/// Creates a conversion from an ICC profile. `is_gray` is nonzero if the components of each pixel are equal.
clcms_status clcms_from_profile(
  const uint8_t *profile, size_t count, clcms_pixels pixels, int is_gray, clcms_conversion **conversion);

/// Creates a conversion from the x and y chromaticities of white, red, green, and blue, and a curve.
clcms_status clcms_from_primaries(
  const double chromaticities[8], clcms_curve curve, clcms_pixels pixels, clcms_conversion **conversion);

/// Converts `count` pixels to red, green, and blue with 8 bits each. The fourth byte of each target pixel is unchanged.
/// Source and target may be the same, unless the source has 16 bits.
void clcms_convert(const clcms_conversion *conversion, const void *source, uint8_t *target, uint32_t count);

void clcms_close(clcms_conversion *conversion);

/// Returns the version of Little CMS as an integer: 2140 is 2.14.
int clcms_version(void);

#endif

#ifndef CLCMS_H
#define CLCMS_H

#include <stddef.h>
#include <stdint.h>

// Little CMS describes pixels by macros, which Swift cannot import.

/// A conversion of pixels to sRGB.
typedef struct clcms_conversion clcms_conversion;

/// The components that a pixel has.
typedef enum clcms_pixels {
  /// Red, green, blue, alpha of 8 bits. A profile for gray reads the red one.
  CLCMS_RGBA8,
  /// The same of 16 bits in the machine's order.
  CLCMS_RGBA16,
  /// Cyan, magenta, yellow and black of 8 bits, 255 for all of the ink.
  CLCMS_CMYK8,
} clcms_pixels;

/// The reason why there is no conversion.
typedef enum clcms_status {
  CLCMS_DONE,
  /// The colors are sRGB already: no component changes by more than a level of 255.
  CLCMS_IS_SRGB,
  /// The profile is damaged, or of a kind that no picture has.
  CLCMS_DAMAGED,
  /// The profile is for other components than the pixels have.
  CLCMS_OTHER_COMPONENTS,
} clcms_status;

/// A curve from an encoded component to light, as ICC.1 calls its parametric types 0 to 4 (type 3 has sRGB's form):
/// `(a x + b)^g` from `d` on and `c x` below.
typedef struct clcms_curve {
  double g, a, b, c, d;
} clcms_curve;

/// Makes a conversion from an ICC profile. `is_gray` says that the components of each pixel are equal.
clcms_status clcms_from_profile(
  const uint8_t *profile, size_t count, clcms_pixels pixels, int is_gray, clcms_conversion **conversion);

/// Makes a conversion from chromaticities x and y of white, red, green and blue, and a curve.
clcms_status clcms_from_primaries(
  const double chromaticities[8], clcms_curve curve, clcms_pixels pixels, clcms_conversion **conversion);

/// Converts `count` pixels to red, green and blue of 8 bits. The fourth byte of each target pixel stays as it is. Source
/// and target may be the same, unless the source has 16 bits.
void clcms_convert(const clcms_conversion *conversion, const void *source, uint8_t *target, uint32_t count);

void clcms_close(clcms_conversion *conversion);

/// The version of Little CMS as a number: 2140 is 2.14.
int clcms_version(void);

#endif

#include "CLCMS.h"

#include <lcms2.h>
#include <stdlib.h>

struct clcms_conversion {
  cmsHTRANSFORM transform;
};

static cmsUInt32Number format(clcms_pixels pixels, int is_gray) {
  switch (pixels) {
    case CLCMS_CMYK8: return TYPE_CMYK_8;
    // For gray, the bytes after the red component aren't part of the color.
    case CLCMS_RGBA8:
      return is_gray ? COLORSPACE_SH(PT_GRAY) | EXTRA_SH(3) | CHANNELS_SH(1) | BYTES_SH(1) : TYPE_RGBA_8;
    case CLCMS_RGBA16:
      return is_gray ? COLORSPACE_SH(PT_GRAY) | EXTRA_SH(3) | CHANNELS_SH(1) | BYTES_SH(2) : TYPE_RGBA_16;
  }
  return 0;
}

/// Returns 1 if no color of a grid changes by more than one level.
static int keeps_colors(cmsHTRANSFORM transform, clcms_pixels pixels, int is_gray) {
  enum { STEP = 15, LEVELS = 18 };
  for (int i = 0; i < LEVELS * LEVELS * LEVELS; i++) {
    int wanted[3] = {i % LEVELS * STEP, i / LEVELS % LEVELS * STEP, i / LEVELS / LEVELS * STEP};
    if (is_gray) wanted[1] = wanted[2] = wanted[0];
    uint8_t source8[4] = {wanted[0], wanted[1], wanted[2], 255}, target[4];
    uint16_t source16[4] = {wanted[0] * 257, wanted[1] * 257, wanted[2] * 257, 65535};
    cmsDoTransform(transform, pixels == CLCMS_RGBA16 ? (void *)source16 : source8, target, 1);
    for (int k = 0; k < 3; k++) {
      if (abs(target[k] - wanted[k]) > 1) return 0;
    }
  }
  return 1;
}

static clcms_status make(cmsHPROFILE profile, clcms_pixels pixels, int is_gray, clcms_conversion **conversion) {
  cmsUInt32Number intent = cmsGetHeaderRenderingIntent(profile);
  // White on paper should be white on the screen.
  if (intent > INTENT_SATURATION) intent = INTENT_RELATIVE_COLORIMETRIC;
  cmsHPROFILE srgb = cmsCreate_sRGBProfile();
  // Tables in place of the formulas would be less accurate than 8 bits.
  cmsUInt32Number flags = pixels == CLCMS_RGBA16 ? cmsFLAGS_NOOPTIMIZE : cmsFLAGS_HIGHRESPRECALC;
  cmsHTRANSFORM transform =
    srgb ? cmsCreateTransform(profile, format(pixels, is_gray), srgb, TYPE_RGBA_8, intent, flags) : NULL;
  if (srgb) cmsCloseProfile(srgb);
  if (!transform) return CLCMS_DAMAGED;
  if (pixels != CLCMS_CMYK8 && keeps_colors(transform, pixels, is_gray)) {
    cmsDeleteTransform(transform);
    return CLCMS_IS_SRGB;
  }
  *conversion = malloc(sizeof **conversion);
  if (!*conversion) {
    cmsDeleteTransform(transform);
    return CLCMS_DAMAGED;
  }
  (*conversion)->transform = transform;
  return CLCMS_DONE;
}

clcms_status clcms_from_profile(
  const uint8_t *bytes, size_t count, clcms_pixels pixels, int is_gray, clcms_conversion **conversion
) {
  cmsHPROFILE profile = count <= UINT32_MAX ? cmsOpenProfileFromMem(bytes, (cmsUInt32Number)count) : NULL;
  if (!profile) return CLCMS_DAMAGED;
  clcms_status status = CLCMS_OTHER_COMPONENTS;
  switch (cmsGetDeviceClass(profile)) {
    case cmsSigInputClass:
    case cmsSigDisplayClass:
    case cmsSigOutputClass:
    case cmsSigColorSpaceClass: {
      cmsColorSpaceSignature space = cmsGetColorSpace(profile);
      if (space == (pixels == CLCMS_CMYK8 ? cmsSigCmykData : cmsSigRgbData)) {
        status = make(profile, pixels, 0, conversion);
      } else if (space == cmsSigGrayData && is_gray && pixels != CLCMS_CMYK8) {
        status = make(profile, pixels, 1, conversion);
      }
      break;
    }
    default: status = CLCMS_DAMAGED;
  }
  cmsCloseProfile(profile);
  return status;
}

clcms_status clcms_from_primaries(
  const double xy[8], clcms_curve curve, clcms_pixels pixels, clcms_conversion **conversion
) {
  cmsCIExyY white = {xy[0], xy[1], 1};
  cmsCIExyYTRIPLE primaries = {{xy[2], xy[3], 1}, {xy[4], xy[5], 1}, {xy[6], xy[7], 1}};
  double parameters[5] = {curve.g, curve.a, curve.b, curve.c, curve.d};
  cmsToneCurve *tone = cmsBuildParametricToneCurve(NULL, 4, parameters);
  if (!tone) return CLCMS_DAMAGED;
  cmsToneCurve *tones[3] = {tone, tone, tone};
  cmsHPROFILE profile = cmsCreateRGBProfile(&white, &primaries, tones);
  cmsFreeToneCurve(tone);
  if (!profile) return CLCMS_DAMAGED;
  clcms_status status = make(profile, pixels, 0, conversion);
  cmsCloseProfile(profile);
  return status;
}

void clcms_convert(const clcms_conversion *conversion, const void *source, uint8_t *target, uint32_t count) {
  cmsDoTransform(conversion->transform, source, target, count);
}

void clcms_close(clcms_conversion *conversion) {
  cmsDeleteTransform(conversion->transform);
  free(conversion);
}

int clcms_version(void) { return cmsGetEncodedCMMversion(); }

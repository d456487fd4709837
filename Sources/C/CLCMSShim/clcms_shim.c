#include "CLCMSShim.h"

#include <lcms2.h>
#include <stdlib.h>

struct clcms_transform {
  cmsHTRANSFORM transform;
  int format;
  /* For grey profiles: red, green and blue of each level, 8 or 16 bits as the format says. */
  void *levels;
};

static const cmsUInt32Number flags = cmsFLAGS_NOCACHE | cmsFLAGS_COPY_ALPHA | cmsFLAGS_BLACKPOINTCOMPENSATION;

static clcms_transform *make(cmsHPROFILE source, cmsUInt32Number input, cmsUInt32Number output, int format) {
  cmsHPROFILE target = cmsCreate_sRGBProfile();
  cmsHTRANSFORM transform =
      source && target ? cmsCreateTransform(source, input, target, output, INTENT_RELATIVE_COLORIMETRIC, flags) : NULL;
  if (target) cmsCloseProfile(target);
  clcms_transform *result = transform ? calloc(1, sizeof *result) : NULL;
  if (!result) {
    if (transform) cmsDeleteTransform(transform);
    return NULL;
  }
  result->transform = transform;
  result->format = format;
  return result;
}

static clcms_transform *make_pixels(cmsHPROFILE source, int format) {
  cmsUInt32Number type = format == CLCMS_RGBA16 ? TYPE_RGBA_16 : TYPE_BGRA_8;
  return make(source, type, type, format);
}

/* Grey becomes a table of every level, since pixels arrive with three components. */
static clcms_transform *make_grey(cmsHPROFILE source, int format) {
  int is_deep = format == CLCMS_RGBA16;
  clcms_transform *result =
      make(source, is_deep ? TYPE_GRAY_16 : TYPE_GRAY_8, is_deep ? TYPE_RGB_16 : TYPE_RGB_8, format);
  if (!result) return NULL;
  size_t count = is_deep ? 65536 : 256, size = is_deep ? 2 : 1;
  void *ramp = malloc(count * size);
  result->levels = malloc(count * 3 * size);
  if (!ramp || !result->levels) {
    free(ramp);
    clcms_free(result);
    return NULL;
  }
  for (size_t level = 0; level < count; level++) {
    if (is_deep) ((uint16_t *)ramp)[level] = (uint16_t)level;
    else ((uint8_t *)ramp)[level] = (uint8_t)level;
  }
  cmsDoTransform(result->transform, ramp, result->levels, (cmsUInt32Number)count);
  free(ramp);
  return result;
}

clcms_transform *clcms_from_profile(const uint8_t *profile, size_t size, int format) {
  if (size > UINT32_MAX) return NULL;
  cmsHPROFILE source = cmsOpenProfileFromMem(profile, (cmsUInt32Number)size);
  if (!source) return NULL;
  clcms_transform *result = NULL;
  cmsColorSpaceSignature space = cmsGetColorSpace(source);
  if (space == cmsSigRgbData) result = make_pixels(source, format);
  if (space == cmsSigGrayData) result = make_grey(source, format);
  cmsCloseProfile(source);
  return result;
}

clcms_transform *clcms_from_primaries(const double xy[8], double gamma, int format) {
  cmsCIExyY white = {xy[0], xy[1], 1};
  cmsCIExyYTRIPLE primaries = {{xy[2], xy[3], 1}, {xy[4], xy[5], 1}, {xy[6], xy[7], 1}};
  /* IEC 61966-2-1, as cmsCreate_sRGBProfile has it. */
  const cmsFloat64Number srgb[5] = {2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045};
  cmsToneCurve *curve = gamma > 0 ? cmsBuildGamma(NULL, gamma) : cmsBuildParametricToneCurve(NULL, 4, srgb);
  if (!curve) return NULL;
  cmsToneCurve *curves[3] = {curve, curve, curve};
  cmsHPROFILE source = cmsCreateRGBProfile(&white, &primaries, curves);
  cmsFreeToneCurve(curve);
  if (!source) return NULL;
  clcms_transform *result = make_pixels(source, format);
  cmsCloseProfile(source);
  return result;
}

void clcms_apply(clcms_transform *transform, void *pixels, size_t count) {
  if (!transform->levels) {
    /* Little CMS counts pixels in 32 bits. */
    size_t part = 1 << 24, size = transform->format == CLCMS_RGBA16 ? 8 : 4;
    for (size_t done = 0; done < count; done += part) {
      size_t rest = count - done < part ? count - done : part;
      void *start = (uint8_t *)pixels + done * size;
      cmsDoTransform(transform->transform, start, start, (cmsUInt32Number)rest);
    }
  } else if (transform->format == CLCMS_RGBA16) {
    uint16_t *pixel = pixels;
    const uint16_t *levels = transform->levels;
    for (size_t index = 0; index < count; index++, pixel += 4) {
      const uint16_t *color = levels + (size_t)pixel[0] * 3;
      pixel[0] = color[0], pixel[1] = color[1], pixel[2] = color[2];
    }
  } else {
    uint8_t *pixel = pixels;
    const uint8_t *levels = transform->levels;
    for (size_t index = 0; index < count; index++, pixel += 4) {
      const uint8_t *color = levels + (size_t)pixel[0] * 3;
      pixel[0] = color[2], pixel[1] = color[1], pixel[2] = color[0];
    }
  }
}

void clcms_free(clcms_transform *transform) {
  if (!transform) return;
  cmsDeleteTransform(transform->transform);
  free(transform->levels);
  free(transform);
}

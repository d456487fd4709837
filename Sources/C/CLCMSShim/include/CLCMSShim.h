#ifndef CLCMS_SHIM_H
#define CLCMS_SHIM_H

#include <stddef.h>
#include <stdint.h>

/* Conversions of straight-alpha pixels to sRGB by Little CMS, whose pixel formats are macros that Swift can't see.
   A conversion is used by one thread at a time. */

typedef struct clcms_transform clcms_transform;

/* Pixels of 8 bits a component in the order B, G, R, A, or of 16 bits in host order as R, G, B, A. */
enum { CLCMS_BGRA8 = 0, CLCMS_RGBA16 = 1 };

/* A conversion from an ICC profile for RGB or grey; grey pixels have three equal components. Relative colorimetric
   with black point compensation. NULL when the profile is damaged or for other colours. */
clcms_transform *clcms_from_profile(const uint8_t *profile, size_t size, int format);

/* A conversion from primaries and a curve.
   xy: the chromaticities of white, red, green and blue, x before y.
   gamma: the exponent of the curve from components to light; 0 for the curve of sRGB. NULL when they can't be. */
clcms_transform *clcms_from_primaries(const double xy[8], double gamma, int format);

/* Converts pixels in place. Alpha stays. */
void clcms_apply(clcms_transform *transform, void *pixels, size_t count);

void clcms_free(clcms_transform *transform);

#endif

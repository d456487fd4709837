#include "Renamed.h"

#include "../../Sources/C/CPixelRows/Gradients.c"

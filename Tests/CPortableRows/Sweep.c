#include "Renamed.h"

#include "../../Sources/C/CPixelRows/Sweep.c"

#include "Renamed.h"

#include "../../Sources/C/CPixelRows/SourceOver.c"

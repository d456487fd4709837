#pragma once

// Nothing for C: FlipbookUIKit calls these functions as Swift's, under their names (see ClassInit.swift).

import Foundation

/// Where faces are in a picture.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {}

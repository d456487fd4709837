import Foundation

/// The kinds of things in a picture.
open class VNClassifyImageRequest: VNImageBasedRequest {}

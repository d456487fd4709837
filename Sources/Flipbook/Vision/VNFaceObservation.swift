import Foundation

/// A face that was found in a picture.
open class VNFaceObservation: VNDetectedObjectObservation {}

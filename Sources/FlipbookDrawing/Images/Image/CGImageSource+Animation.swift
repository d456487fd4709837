import FlipbookTime
import Foundation

/// Called with the number of a picture, the picture, and a flag that ends the series when it is set.
public typealias CGImageSourceAnimationBlock = (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void

/// Hands over the pictures of a file in film time, each as long as the file says.
///
/// - Parameter options: The values of `kCGImageAnimationDelayTime`, `kCGImageAnimationLoopCount` and
///   `kCGImageAnimationStartIndex` come before those of the file.
/// - Returns: 0, or −22141 for a file that can't be read.
@discardableResult
public func CGAnimateImageAtURLWithBlock(
  _ url: CFURL, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> OSStatus {
  guard let data = try? Data(contentsOf: url) else { return -22_141 }
  return CGAnimateImageDataWithBlock(data, options, block)
}

/// Hands over the pictures in the bytes of a file in film time, each as long as the file says.
///
/// - Parameter options: As in ``CGAnimateImageAtURLWithBlock(_:_:_:)``.
/// - Returns: 0, or −22141 for bytes that hold no picture.
@discardableResult
public func CGAnimateImageDataWithBlock(
  _ data: CFData, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> OSStatus {
  let source = CGImageSource(data)
  let images = source.images
  guard !images.isEmpty else { return -22_141 }
  let overriding = options?[kCGImageAnimationDelayTime] as? Double
  let loops = options?[kCGImageAnimationLoopCount] as? Double ?? Double(source.series?.loopCount ?? 1)
  let first = options?[kCGImageAnimationStartIndex] as? Int ?? 0
  func show(_ place: Int) {
    let index = place % images.count
    guard loops == 0 || Double(place / images.count) < loops else { return }
    var stops = false
    block(index, images[index], &stops)
    guard !stops, images.count > 1 else { return }
    let delay = overriding ?? source.series?.delays[index] ?? 0
    FilmClock.post(after: delay < 0.05 ? 0.1 : delay) { show(place + 1) }
  }
  FilmClock.post(after: 0) { show(max(0, first)) }
  return 0
}

/// How long each picture of an animation is shown, in seconds.
public let kCGImageAnimationDelayTime: CFString = "DelayTime"
/// How often all pictures of an animation are shown; 0 or infinity for without end.
public let kCGImageAnimationLoopCount: CFString = "LoopCount"
/// The number of the picture that an animation begins with; 0 unless set.
public let kCGImageAnimationStartIndex: CFString = "StartIndex"

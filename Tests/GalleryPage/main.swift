import FlipbookGallery
import Foundation

// Renders the gallery as one HTML page: FlipbookGalleryPage FOLDER.

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: FlipbookGalleryPage FOLDER\n".utf8))
  exit(2)
}
do {
  let page = GalleryPage(folder: URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true))
  print(try page.write().path)
} catch {
  FileHandle.standardError.write(Data("The gallery was not written: \(error)\n".utf8))
  exit(1)
}

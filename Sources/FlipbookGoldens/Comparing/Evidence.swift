import FlipbookCompare
import FlipbookDrawing
import FlipbookRaster

/// The pictures that show how something differs.
package struct Evidence {
  package var expected: Bitmap?
  package var actual: Bitmap?
  package var mask: DifferenceMask?
  package var contactSheet: Bitmap?

  package init(
    expected: Bitmap? = nil, actual: Bitmap? = nil, mask: DifferenceMask? = nil, contactSheet: Bitmap? = nil
  ) {
    self.expected = expected
    self.actual = actual
    self.mask = mask
    self.contactSheet = contactSheet
  }

  var files: [(kind: String, bitmap: Bitmap)] {
    var files: [(String, Bitmap)] = []
    if let expected, let actual {
      files.append(
        ("difference", DifferencePicture.sideBySide(expected: expected, actual: actual, mask: mask)))
    }
    if let contactSheet { files.append(("contact-sheet", contactSheet)) }
    return files
  }

  func pngs() throws -> HTMLReport.Pictures {
    var pictures = HTMLReport.Pictures()
    pictures.expected = try expected.map { try PictureFile.png($0) }
    pictures.actual = try actual.map { try PictureFile.png($0) }
    if let expected, let actual {
      let marks = DifferencePicture.marks(expected: expected, actual: actual, mask: mask)
      pictures.difference = try PictureFile.png(marks)
    }
    pictures.contactSheet = try contactSheet.map { try PictureFile.png($0) }
    return pictures
  }
}

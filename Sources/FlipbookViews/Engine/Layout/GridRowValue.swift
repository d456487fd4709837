import FlipbookDrawing
import Foundation

struct GridRowValue {
  let identity: GridRowIdentity
  let alignment: VerticalAlignment?
}

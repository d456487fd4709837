import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A button that says OK where a dialog has none of its own.
struct DialogActions<Actions: View>: View {
  let actions: Actions

  var body: some View {
    if Actions.self == EmptyView.self { Button("OK") {} } else { actions }
  }
}
